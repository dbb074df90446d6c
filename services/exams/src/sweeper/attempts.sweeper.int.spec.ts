import { eventually } from '@concord/nest-platform/testing';
import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';
import { Types } from 'mongoose';
import { OUTAGE_AFTER_MS } from '../heartbeat/outage-grace';

const harness = new ExamsHarness();
let exam: UploadedExam;
let first: string;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(2);
  first = exam.questions[0]?._id ?? '';
});
afterAll(() => harness.stop());

const presence = () => harness.db.collection<{ _id: string; holdUntil: Date; beat: Date }>('presence');
const PATIENCE_MS = 90_000;
const isGraded = async (attempt: string) => (await harness.stored('attempts', attempt))?.status === 'graded';
const endHold = () => presence().updateOne({ _id: 'exams' }, { $set: { holdUntil: new Date() } });
const wasClosed = (attempt: string) => eventually(() => isGraded(attempt), PATIENCE_MS);
/** A heartbeat that a busy machine misses makes the sweeper wait a minute, which is not what is tested. */
const wasClosedWithoutHold = (attempt: string) =>
  eventually(async () => {
    await endHold();
    return isGraded(attempt);
  }, PATIENCE_MS);

const deadlineClosed = () => harness.db.collection('attempts').countDocuments({ closedBy: 'deadline' });

describe('AttemptsSweeper', () => {
  it('submits the saved answers after the deadline', async () => {
    const sittings = await Promise.all(Array.from({ length: 5 }, () => harness.sitting(exam)));
    const running = await harness.sitting(exam);
    for (const sitting of sittings) {
      await harness.save(sitting, 1, { [first]: 'Right' });
      await harness.age(sitting.attempt._id, 60 * 60 + 40);
    }
    for (const sitting of sittings) {
      await wasClosedWithoutHold(sitting.attempt._id);
      expect(await harness.stored('results', sitting.attempt._id)).toMatchObject({
        total_correct: 1,
        total_answered: 1,
      });
      expect(await harness.stored('assignments', sitting.assignment)).toMatchObject({
        status: 'completed',
        score: 1,
      });
    }
    expect((await harness.stored('attempts', running.attempt._id))?.status).toBe('open');
  }, 120_000);

  it('closes and grades each attempt once with three workers', async () => {
    const more = [await harness.addWorker(), await harness.addWorker()];
    await Promise.all(more.map((worker) => worker.start()));
    const sittings = await Promise.all(Array.from({ length: 30 }, () => harness.sitting(exam)));
    const ids = sittings.map(({ attempt }) => new Types.ObjectId(attempt._id));
    const before = await deadlineClosed();
    const deadline = new Date(Date.now() - 40_000);
    await harness.db.collection('attempts').updateMany({ _id: { $in: ids } }, { $set: { deadline } });
    for (const { attempt } of sittings) await wasClosedWithoutHold(attempt._id);
    await Promise.all(more.map((worker) => worker.end('SIGTERM')));
    expect((await deadlineClosed()) - before).toBe(30);
    expect(await harness.db.collection('results').countDocuments({ _id: { $in: ids } })).toBe(30);
    // Each worker logs how many it closed; the first one also closed those of other tests.
    const logs = [harness.worker, ...more].map(({ log }) => log).join('');
    const counts = [...logs.matchAll(/"attempts":(\d+)[^\n]*closed attempts/g)].map(([, count]) =>
      Number(count),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await deadlineClosed());
  }, 180_000);

  it('grades a submission whose job Redis has lost', async () => {
    const sitting = await harness.sitting(exam);
    await harness.db
      .collection('attempts')
      .updateOne(
        { _id: (await harness.stored('attempts', sitting.attempt._id))?._id },
        { $set: { status: 'grading', submittedAt: new Date(0) } },
      );
    await harness.clearRedis();
    await wasClosed(sitting.attempt._id);
  });

  it('closes nothing until a minute after an outage, and accepts saves until then', async () => {
    const sitting = await harness.sitting(exam);
    await harness.api.end('SIGKILL');
    const dead = (await presence().findOne({ _id: 'exams' }))?.beat ?? new Date();
    // The deadline passes during the outage.
    await harness.age(sitting.attempt._id, 60 * 60 + 28);
    // Long enough for the outage to be detected and the sweeper to have run.
    await eventually(async () => Date.now() - dead.getTime() > OUTAGE_AFTER_MS + 5000);
    expect((await harness.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    await harness.api.start();
    const held = await presence().findOne({ _id: 'exams' });
    expect((held?.holdUntil.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
    expect(await harness.save(sitting, 1, { [first]: 'Right' })).toMatchObject({
      status: 200,
      body: { seq: 1 },
    });
    // It is still open after another run of the sweeper.
    const second = await harness.sitting(exam);
    await harness.db
      .collection('attempts')
      .updateOne(
        { _id: (await harness.stored('attempts', second.attempt._id))?._id },
        { $set: { status: 'grading', submittedAt: new Date(0) } },
      );
    await wasClosed(second.attempt._id);
    expect((await harness.stored('attempts', sitting.attempt._id))?.status).toBe('open');
    await endHold();
    await wasClosed(sitting.attempt._id);
    expect(await harness.stored('results', sitting.attempt._id)).toMatchObject({ total_correct: 1 });
  }, 180_000);
});
