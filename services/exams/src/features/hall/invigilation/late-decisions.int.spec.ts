import { isDeepStrictEqual } from 'node:util';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const token = harness.tokens.staff('SUPER_ADMIN');

const decide = (result: string, decision: string, reason = 'The hall lost its network') =>
  harness.call('POST', `/result/${result}/late`, { token, body: { decision, reason } });
const waiting = async () =>
  (await harness.call<Record<string, unknown>[]>('GET', '/exams/lateAnswers', { token })).body;

/** Submits one right answer in time, then a late save and a late submission with another right answer each. */
async function sittingWithLateAnswers(): Promise<Sitting> {
  const sitting = await harness.sitting();
  await harness.save(sitting, 1, { [at(0)]: 'Right' });
  await harness.age(sitting, 60 * 60 + 31);
  await harness.save(sitting, 2, { [at(1)]: 'Right' });
  const { status } = await harness.submit(sitting, { [at(0)]: 'Right', [at(2)]: 'Right' });
  expect(status).toBe(200);
  return sitting;
}

describe('late answers', () => {
  it('are listed, and accepting them changes the result and the assignment', async () => {
    const sitting = await sittingWithLateAnswers();
    const { _id } = sitting.attempt;
    expect((await waiting())[0]).toMatchObject({
      _id,
      student: { _id: sitting.student._id, surname: 'Bello', firstName: 'Amina' },
      exam: { _id: sitting.exam._id, examCode: sitting.exam.examCode },
      differing: 2,
      isGraded: true,
      closedBy: 'candidate',
    });
    const accepted = await decide(_id, 'accept');
    expect(accepted).toMatchObject({
      status: 200,
      body: {
        total_correct: 3,
        total_answered: 3,
        percantage: 75,
        lateDecision: {
          decision: 'accept',
          scoreBefore: 1,
          reason: 'The hall lost its network',
          by: { username: 'super_admi' },
        },
      },
    });
    expect(await harness.stored('assignments', sitting.assignment)).toMatchObject({ score: 3 });
    expect((await waiting()).map((late) => late._id)).not.toContain(_id);
    const own = await harness.call('GET', `/result/${_id}`, { token: sitting.token });
    expect(own.body).toMatchObject({ total_correct: 3 });
    expect(own.body).not.toHaveProperty('lateDecision');
    const mail = await eventually(() =>
      harness.students.mailRequests.flat().find(({ key }) => key === `result-${_id}-r1`),
    );
    expect(mail).toMatchObject({ data: { score: 3, percentage: 75 } });
  });

  it('change nothing when dismissed, and cannot be decided differently later', async () => {
    const { _id } = (await sittingWithLateAnswers()).attempt;
    const dismissed = await decide(_id, 'dismiss');
    expect(dismissed.body).toMatchObject({ total_correct: 1, lateDecision: { decision: 'dismiss' } });
    expect(await decide(_id, 'accept')).toMatchObject(refusal(409, 'ALREADY_DECIDED'));
    // The same decision may be repeated after an interruption.
    expect((await decide(_id, 'dismiss', 'Again')).status).toBe(200);
  });

  it('are decided once by concurrent requests', async () => {
    const { _id } = (await sittingWithLateAnswers()).attempt;
    const answers = await Promise.all([decide(_id, 'accept'), decide(_id, 'dismiss')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuse an unknown result, one without late answers, and an invalid decision', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting);
    expect((await decide(sitting.attempt._id, 'accept')).status).toBe(404);
    expect((await decide(sitting.attempt._id, 'perhaps')).status).toBe(400);
    expect((await decide(UNKNOWN_ID, '')).status).toBe(404);
  });

  it('count in the pass rates of exams, which are for SUPER_ADMIN', async () => {
    const counter = await harness.addWorker();
    await counter.start();
    const ask = (weeks: string, as = token) =>
      harness.call('GET', `/result/pass-rates?weeks=${weeks}`, { token: as });
    const results = harness.db.collection('results');
    const stored = async () => ({
      exam: { _id: harness.exam._id, examName: harness.exam.examName, examCode: harness.exam.examCode },
      total: await results.countDocuments(),
      passed: await results.countDocuments({ pass: true }),
    });
    // Both sides are read again, because earlier results may still be being graded.
    const rates = await eventually(async () => {
      const { body } = await ask('4');
      return isDeepStrictEqual(body.exams, [await stored()]) && body;
    });
    await counter.end('SIGTERM');
    expect(rates).toEqual({ countedAt: expect.any(String), exams: [await stored()] });
    expect((await stored()).passed).toBeGreaterThan(0);
    expect((await ask('4', harness.tokens.staff('ADMIN'))).status).toBe(403);
    expect((await ask('5')).status).toBe(400);
  });
});
