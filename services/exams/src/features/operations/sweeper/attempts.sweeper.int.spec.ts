import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { OUTAGE_AFTER_MS } from '../../../store/heartbeats/outage-grace';
import { type Sitting, examsHarness, OVERDUE_SECONDS } from '../../../testing/exams-harness';

const harness = examsHarness();
const { at } = harness;

const heartbeats = () => harness.db.collection<{ _id: string; holdUntil: Date }>('presence');
const heartbeat = (change: { holdUntil?: Date; beat?: Date }) =>
  heartbeats().updateOne({ _id: 'exams' }, { $set: change });
const statusOf = async ({ attempt }: Sitting) => (await harness.stored('attempts', attempt._id))?.status;
const isGraded = (sitting: Sitting) => eventually(async () => (await statusOf(sitting)) === 'graded');
/** Waits without the grace period, which a heartbeat missed on a busy machine would start. */
const isGradedWithoutHold = (sitting: Sitting) =>
  eventually(async () => {
    await heartbeat({ holdUntil: new Date() });
    return (await statusOf(sitting)) === 'graded';
  });
/** Makes a submission old and without a job. */
const loseJob = ({ attempt }: Sitting) =>
  harness.change('attempts', attempt._id, { status: 'grading', submittedAt: new Date(0) });

const countClosed = () => harness.db.collection('attempts').countDocuments({ closedBy: 'deadline' });

describe('AttemptsSweeper', () => {
  it('submits the saved answers after the deadline, once with three workers', async () => {
    const more = [await harness.addWorker(), await harness.addWorker()];
    await Promise.all(more.map((worker) => worker.start()));
    const [running, ...overdue] = await harness.sittings(31);
    for (const sitting of overdue) await harness.save(sitting, 1, { [at(0)]: 'Right' });
    await Promise.all(overdue.map((sitting) => harness.age(sitting, OVERDUE_SECONDS)));
    for (const sitting of overdue) {
      await isGradedWithoutHold(sitting);
      const result = await harness.stored('results', sitting.attempt._id);
      expect(result).toMatchObject({ total_correct: 1, total_answered: 1 });
      const assignment = await harness.stored('assignments', sitting.assignment);
      expect(assignment).toMatchObject({ status: 'completed', score: 1 });
    }
    await Promise.all(more.map((worker) => worker.end('SIGTERM')));
    expect(await countClosed()).toBe(30);
    expect(await harness.db.collection('results').countDocuments()).toBe(30);
    expect(running && (await statusOf(running))).toBe('open');
    // Each worker logs the number that it closed.
    const logs = [harness.worker, ...more].map(({ log }) => log).join('');
    const counts = Array.from(logs.matchAll(/"attempts":(\d+)[^\n]*closed attempts/g), ([, n]) => Number(n));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  onOneServer(() => {
    it('closes nothing until a minute after an outage, and accepts saves until then', async () => {
      const [sitting, during, after] = [
        await harness.sitting(),
        await harness.sitting(),
        await harness.sitting(),
      ];
      await harness.api.end('SIGKILL');
      // Simulates an outage; the deadline passes during it.
      await heartbeat({ beat: new Date(Date.now() - 2 * OUTAGE_AFTER_MS) });
      await harness.age(sitting, OVERDUE_SECONDS - 12);
      // Once this attempt is graded, the sweeper has run.
      await loseJob(during);
      await isGraded(during);
      expect(await statusOf(sitting)).toBe('open');
      await harness.api.start();
      const held = await heartbeats().findOne({ _id: 'exams' });
      expect((held?.holdUntil.getTime() ?? 0) - Date.now()).toBeGreaterThan(50_000);
      const saved = await harness.save(sitting, 1, { [at(0)]: 'Right' });
      expect(saved).toMatchObject({ status: 200, body: { seq: 1 } });
      await loseJob(after);
      await isGraded(after);
      expect(await statusOf(sitting)).toBe('open');
      await heartbeat({ holdUntil: new Date() });
      await isGraded(sitting);
      const result = await harness.stored('results', sitting.attempt._id);
      expect(result).toMatchObject({ total_correct: 1 });
    });
  });
});
