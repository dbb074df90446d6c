import { Types } from 'mongoose';
import { eventually } from '@concord/nest-platform/testing';
import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;
let right: Record<string, string>;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  exam = await harness.uploadExam(3);
  right = Object.fromEntries(exam.questions.map(({ _id }) => [_id, 'Right']));
});
afterAll(() => harness.stop());

const resultsOf = (attempt: string) =>
  harness.db
    .collection('results')
    .find({ _id: new Types.ObjectId(attempt) })
    .toArray();

const unmarked = () => harness.db.collection('attempts').countDocuments({ status: 'grading' });

/** Upper bound of other writes meanwhile: heartbeats and mails. */
const OTHER_WRITES = 20;

describe('GradingProcessor', () => {
  it('answers 202 without a worker, and writes one result however often the worker is killed', async () => {
    const sitting = await harness.sitting(exam);
    const pending = await harness.submit(sitting, right);
    expect(pending).toMatchObject({ status: 202, body: { attempt: sitting.attempt._id, status: 'grading' } });
    // Without its exam version the job fails, so each worker is killed while it has the job.
    const versions = harness.db.collection('exam-versions');
    const version = await versions.findOne({ exam: new Types.ObjectId(exam._id) });
    await versions.deleteOne({ _id: version?._id });
    for (let death = 0; death < 5; death += 1) {
      await harness.worker.start();
      await eventually(async () => harness.worker.log.includes('is missing'));
      await harness.worker.end('SIGKILL');
      await harness.clearRedis();
      expect(await resultsOf(sitting.attempt._id)).toEqual([]);
    }
    await versions.insertOne(version as never);
    await harness.worker.start();
    const path = `/exams/attempts/${sitting.attempt._id}`;
    const graded = await eventually(async () => {
      const { body } = await harness.call('GET', path, { token: sitting.token });
      return body.result ? body : undefined;
    });
    expect(graded).toMatchObject({ status: 'graded', result: { total_correct: 3, percantage: 100 } });
    expect(await resultsOf(sitting.attempt._id)).toHaveLength(1);
    expect((await harness.submit(sitting, right)).body).toEqual(graded.result);
    const list = await harness.call('GET', `/exams/studentExamByStudentId/${sitting.student._id}`, {
      token: sitting.token,
    });
    expect(list.body).toMatchObject([{ status: 'completed', score: 3, attempt: null }]);
    await eventually(
      async () => (await harness.stored('attempts', sitting.attempt._id))?.status === 'graded',
    );
    const assignment = await harness.stored('assignments', sitting.assignment);
    expect(assignment).toMatchObject({ status: 'completed', score: 3 });
  }, 120_000);

  it('grades many attempts once each, in few writes', async () => {
    const sittings = await Promise.all(Array.from({ length: 30 }, () => harness.sitting(exam)));
    const before = await harness.writes();
    const answers = await Promise.all(sittings.map((sitting) => harness.submit(sitting, right)));
    for (const sitting of sittings)
      await eventually(async () => (await resultsOf(sitting.attempt._id)).length === 1);
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    await eventually(async () => (await unmarked()) === 0);
    const writes = (await harness.writes()) - before;
    // Three per attempt: submission, result and assignment. Attempts are marked as graded in one write.
    expect(writes).toBeLessThanOrEqual(3 * sittings.length + OTHER_WRITES);
  }, 60_000);

  it.each([
    ['the assignment was completed', { assignment: true, result: false }],
    ['the result was written', { assignment: true, result: true }],
  ])('completes the work of a worker that was killed after %s', async (_, left) => {
    const sitting = await harness.sitting(exam);
    const first = await harness.submit(sitting, right);
    expect(first.status).toBe(200);
    const _id = new Types.ObjectId(sitting.attempt._id);
    if (!left.result) await harness.db.collection('results').deleteOne({ _id });
    const submittedAt = new Date(Date.now() - 10_000);
    await harness.db.collection('attempts').updateOne({ _id }, { $set: { status: 'grading', submittedAt } });
    await eventually(
      async () => (await harness.stored('attempts', sitting.attempt._id))?.status === 'graded',
    );
    const again = await harness.submit(sitting, right);
    expect(again.body).toEqual({ ...first.body, createdAt: again.body.createdAt });
    if (left.result) expect(again.body.createdAt).toBe(first.body.createdAt);
    expect(await resultsOf(sitting.attempt._id)).toHaveLength(1);
  });
});
