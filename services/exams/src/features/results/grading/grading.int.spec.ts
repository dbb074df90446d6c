import { Types } from 'mongoose';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false, withProxies: true, questions: 3 });

const right = () => Object.fromEntries(harness.exam.questions.map(({ _id }) => [_id, 'Right']));
const countResults = (attempt: string) =>
  harness.db.collection('results').countDocuments({ _id: new Types.ObjectId(attempt) });
const isMarked = (attempt: string) =>
  eventually(async () => (await harness.stored('attempts', attempt))?.status === 'graded');
const unmarked = () => harness.db.collection('attempts').countDocuments({ status: 'grading' });

/** Maximum number of other writes: heartbeats and mails. */
const OTHER_WRITES = 20;

describe('GradingProcessor', () => {
  beforeAll(() => harness.worker.start());

  it('grades many attempts once each, in few writes', async () => {
    const sittings = await harness.sittings(30);
    const before = harness.writes;
    const answers = await Promise.all(sittings.map((sitting) => harness.submit(sitting, right())));
    for (const { attempt } of sittings) await eventually(async () => (await countResults(attempt._id)) === 1);
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    await eventually(async () => (await unmarked()) === 0);
    const writes = harness.writes - before;
    // At most three writes per attempt: submission, result, assignment. Attempts are marked as graded in one write.
    expect(writes).toBeGreaterThanOrEqual(2 * sittings.length);
    expect(writes).toBeLessThanOrEqual(3 * sittings.length + OTHER_WRITES);
  });

  it('notes how many questions there were, at a preparation also in results of before', async () => {
    const sitting = await harness.sitting();
    const first = await harness.submit(sitting, right());
    expect(first.body).toMatchObject({ total_score: 3, total_questions: 3 });
    const _id = new Types.ObjectId(sitting.attempt._id);
    const results = harness.db.collection('results');
    await results.updateOne({ _id }, { $unset: { total_questions: 1 } });
    const { total_questions: _, ...before } = first.body;
    expect((await harness.submit(sitting)).body).toEqual(before);
    await harness.prepare();
    expect((await harness.submit(sitting)).body).toEqual(first.body);
  });

  it.each([
    ['before the result was written', false],
    ['after the result was written', true],
  ])('completes the work of a worker that was killed %s', async (_, hasResult) => {
    const sitting = await harness.sitting();
    const { _id } = sitting.attempt;
    const first = await harness.submit(sitting, right());
    expect(first.status).toBe(200);
    if (!hasResult) await harness.db.collection('results').deleteOne({ _id: new Types.ObjectId(_id) });
    const submittedAt = new Date(Date.now() - 10_000);
    await harness.change('attempts', _id, { status: 'grading', submittedAt });
    await harness.clearRedis();
    await isMarked(_id);
    const again = await harness.submit(sitting, right());
    expect(again.body).toEqual({ ...first.body, createdAt: again.body.createdAt });
    if (hasResult) expect(again.body.createdAt).toBe(first.body.createdAt);
    expect(await countResults(_id)).toBe(1);
  });

  onOneServer(() => {
    it('answers 202 without a worker, and writes one result however often the worker is killed', async () => {
      await harness.worker.end('SIGKILL');
      const sitting = await harness.sitting();
      const { _id } = sitting.attempt;
      const pending = await harness.submit(sitting, right());
      expect(pending).toMatchObject({ status: 202, body: { attempt: _id, status: 'grading' } });
      // Without its exam version the job fails, so that each worker is killed while it holds the job.
      const versions = harness.db.collection('exam-versions');
      const version = await versions.findOneAndDelete({ exam: new Types.ObjectId(harness.exam._id) });
      for (let death = 0; death < 5; death += 1) {
        await harness.worker.start();
        await eventually(() => harness.worker.log.includes('is missing'));
        await harness.worker.end('SIGKILL');
        await harness.clearRedis();
        expect(await countResults(_id)).toBe(0);
      }
      await versions.insertOne(version as never);
      await harness.worker.start();
      const graded = await harness.graded(sitting);
      expect(graded).toMatchObject({ status: 'graded', result: { total_correct: 3, percantage: 100 } });
      expect(await countResults(_id)).toBe(1);
      expect((await harness.submit(sitting, right())).body).toEqual(graded.result);
      const list = await harness.assignmentsOf(sitting.student._id, sitting.token);
      expect(list.body).toMatchObject([{ status: 'completed', score: 3, attempt: null }]);
      await isMarked(_id);
      const assignment = await harness.stored('assignments', sitting.assignment);
      expect(assignment).toMatchObject({ status: 'completed', score: 3 });
    });
  });
});
