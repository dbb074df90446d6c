import { eventually } from '@concord/nest-platform/testing';
import { type Sitting, type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let q: string[];
let superToken: string;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(4);
  q = exam.questions.map(({ _id }) => _id);
  superToken = harness.tokens.staff('SUPER_ADMIN');
});
afterAll(() => harness.stop());

const at = (index: number) => q[index] ?? '';
const decide = ({ attempt }: Sitting, body: object) =>
  harness.call('POST', `/result/${attempt._id}/late`, { token: superToken, body });
const waiting = () =>
  harness.call<Record<string, unknown>[]>('GET', '/exams/lateAnswers', { token: superToken });

/** One right answer in time, then one late save and one late submission, each of a further right answer. */
async function sittingWithLateAnswers(): Promise<Sitting> {
  const sitting = await harness.sitting(exam);
  await harness.save(sitting, 1, { [at(0)]: 'Right' });
  await harness.age(sitting.attempt._id, 60 * 60 + 31);
  await harness.save(sitting, 2, { [at(1)]: 'Right' });
  const { status } = await harness.submit(sitting, { [at(0)]: 'Right', [at(2)]: 'Right' });
  expect(status).toBe(200);
  return sitting;
}

describe('late answers', () => {
  it('are listed, and accepting them changes the result and the assignment', async () => {
    const sitting = await sittingWithLateAnswers();
    const { body } = await waiting();
    expect(body[0]).toMatchObject({
      _id: sitting.attempt._id,
      student: { _id: sitting.student._id, surname: 'Bello', firstName: 'Amina' },
      exam: { _id: exam._id, examCode: exam.examCode },
      differing: 2,
      isGraded: true,
      closedBy: 'candidate',
    });
    const accepted = await decide(sitting, { decision: 'accept', reason: 'The hall lost its network' });
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
    expect((await waiting()).body.map(({ _id }) => _id)).not.toContain(sitting.attempt._id);
    const own = await harness.call('GET', `/result/${sitting.attempt._id}`, { token: sitting.token });
    expect(own.body).toMatchObject({ total_correct: 3 });
    expect(own.body).not.toHaveProperty('lateDecision');
    const mail = await eventually(async () =>
      harness.students.mailOrders.flat().find(({ key }) => key === `result-revised-${sitting.attempt._id}`),
    );
    expect(mail).toMatchObject({ data: { score: 3, percentage: 75 } });
  });

  it('change nothing when dismissed, and cannot be decided differently later', async () => {
    const sitting = await sittingWithLateAnswers();
    const dismissed = await decide(sitting, { decision: 'dismiss', reason: 'No reason was given' });
    expect(dismissed).toMatchObject({
      status: 200,
      body: { total_correct: 1, lateDecision: { decision: 'dismiss' } },
    });
    expect(await decide(sitting, { decision: 'accept', reason: 'Changed my mind' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_DECIDED' },
    });
    // The same decision may be repeated after an interruption.
    expect((await decide(sitting, { decision: 'dismiss', reason: 'Again' })).status).toBe(200);
  });

  it('are decided once by concurrent requests', async () => {
    const sitting = await sittingWithLateAnswers();
    const answers = await Promise.all(
      ['accept', 'dismiss'].map((decision) => decide(sitting, { decision, reason: 'At the same time' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuse an unknown result, one without late answers, and an invalid decision', async () => {
    const sitting = await harness.sitting(exam);
    await harness.submit(sitting);
    expect((await decide(sitting, { decision: 'accept', reason: 'Nothing there' })).status).toBe(404);
    expect((await decide(sitting, { decision: 'perhaps', reason: 'Nothing there' })).status).toBe(400);
    const unknown = await harness.call('POST', '/result/64b0000000000000000000aa/late', {
      token: superToken,
      body: {},
    });
    expect(unknown.status).toBe(404);
  });
});
