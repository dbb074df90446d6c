import { eventually, refusal } from '@concord/nest-platform/testing';
import { type Sitting, examsHarness, OVERDUE_SECONDS } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;
const HOUR_MS = 3_600_000;
const DAY_SECONDS = 24 * 3600;

/** A token of a sign-in some hours ago. */
const tokenOf = (student: string, sid: string, hoursAgo: number) => {
  const iat = Math.floor((Date.now() - hoursAgo * HOUR_MS) / 1000);
  const claims = { typ: 'candidate' as const, sub: student, sid, iat };
  return harness.tokens.signer.sign(claims);
};
const resultOf = ({ token, attempt }: Sitting) => harness.call('GET', `/result/${attempt._id}`, { token });
const lateAnswersOf = ({ attempt }: Sitting) => harness.stored('late-answers', attempt._id);

const close = ({ attempt }: Sitting) =>
  harness.call('POST', `/exams/attempts/${attempt._id}/close`, {
    token: harness.tokens.staff(),
    body: { reason: 'Left the hall' },
  });

describe('an open attempt', () => {
  it('is read by the sign-in that holds it, and by another one only after it took over', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    const second = { ...sitting, token: harness.tokens.candidate(sitting.student._id, 'device-2') };
    const refused = await harness.attemptOf(second);
    expect(refused).toMatchObject(refusal(409, 'TAKEN_OVER'));
    expect(JSON.stringify(refused.body)).not.toContain('Right');
    expect((await harness.attemptOf(sitting)).body).toMatchObject({ answers: { [at(0)]: 'Right' } });
    await harness.startAttempt(second.token, sitting.assignment);
    expect((await harness.attemptOf(second)).body).toMatchObject({ answers: { [at(0)]: 'Right' } });
    expect(await harness.attemptOf(sitting)).toMatchObject(refusal(409, 'TAKEN_OVER'));
  });
});

describe('a closed attempt', () => {
  it('gives no paper', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    const { body } = await harness.attemptOf(sitting);
    expect(body).toMatchObject({ status: 'graded', exam: { totalQuestions: 4, questions: [] } });
    expect(JSON.stringify(body)).not.toContain('Question 1?');
  });

  it('takes late answers for a day after the deadline, and refuses them afterwards', async () => {
    const sitting = await harness.sitting();
    await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await close(sitting);
    await harness.age(sitting, DAY_SECONDS);
    expect(await harness.save(sitting, 2, { [at(1)]: 'Right' })).toMatchObject(
      refusal(409, 'ATTEMPT_CLOSED'),
    );
    const kept = await lateAnswersOf(sitting);
    expect(kept).toMatchObject({ a: { [at(1)]: { o: 1 } } });

    await harness.age(sitting, OVERDUE_SECONDS);
    const refused = await harness.save(sitting, 3, { [at(2)]: 'Right' });
    expect(refused).toMatchObject(refusal(409, 'TOO_LATE'));
    expect(refused.body.message).toContain('24 hours');
    expect(await harness.submit(sitting, { [at(2)]: 'Right' })).toMatchObject(refusal(409, 'TOO_LATE'));
    // An answer that is stored already is not late, so the result stays available.
    expect((await harness.submit(sitting, { [at(0)]: 'Right' })).status).toBe(200);
    expect(await lateAnswersOf(sitting)).toEqual(kept);
  });
});

describe("a candidate's sign-in", () => {
  const callsOf = async (sitting: Sitting) => [
    (await harness.assignmentsOf(sitting.student._id, sitting.token)).status,
    (await harness.attemptOf(sitting)).status,
    (await resultOf(sitting)).status,
  ];

  it('ends two hours after it, when no attempt was started', async () => {
    const { _id } = harness.addStudent();
    const list = async (hoursAgo: number) =>
      (await harness.assignmentsOf(_id, tokenOf(_id, 'device-1', hoursAgo))).status;
    expect([await list(1.9), await list(2.1), await list(20)]).toEqual([200, 401, 401]);
    const assignment = await harness.assign(harness.exam, _id);
    expect((await harness.startAttempt(tokenOf(_id, 'device-1', 2.1), assignment)).status).toBe(401);
  });

  it('lasts as long as its attempt is open, and not for another sign-in', async () => {
    const sitting = await harness.sitting();
    const { _id } = sitting.student;
    const old = { ...sitting, token: tokenOf(_id, 'device-1', 12) };
    expect((await harness.assignmentsOf(_id, old.token)).status).toBe(200);
    expect((await harness.attemptOf(old)).status).toBe(200);
    expect((await harness.save(old, 1, { [at(0)]: 'Right' })).status).toBe(200);
    expect((await harness.startAttempt(old.token, sitting.assignment)).status).toBe(200);
    expect((await harness.assignmentsOf(_id, tokenOf(_id, 'device-2', 12))).status).toBe(401);
    expect((await harness.submit(old, { [at(0)]: 'Right' })).status).toBe(200);
  });

  it('ends half an hour after the result', async () => {
    const sitting = await harness.sitting();
    await harness.submit(sitting, { [at(0)]: 'Right' });
    await eventually(
      async () => (await harness.stored('attempts', sitting.attempt._id))?.status === 'graded',
    );
    expect(await callsOf(sitting)).toEqual([200, 200, 200]);
    const earlier = new Date(Date.now() - 31 * 60_000);
    await harness.change('attempts', sitting.attempt._id, { submittedAt: earlier });
    await harness.change('results', sitting.attempt._id, { createdAt: earlier });
    expect(await callsOf(sitting)).toEqual([401, 401, 401]);
    const again = { ...sitting, token: harness.tokens.candidate(sitting.student._id, 'device-2') };
    expect(await callsOf(again)).toEqual([200, 200, 200]);
  });
});
