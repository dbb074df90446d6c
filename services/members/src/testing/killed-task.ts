import type { MemberTask } from '@concord/contracts';
import { TasksQueue } from '@concord/nest-platform/testing';
import fc from 'fast-check';
import type { MembersHarness } from './harness';
import type { KilledProgram } from './killed-program';

/** Longest time of a task with all its kills. */
const ENDED_MS = 250_000;

interface Kills {
  /**
   * Writes of each run to its stop, by the processes that are killed. A worker runs two tasks at once, so beside a run
   * that stopped it repeats the task, as another worker does after a kill.
   */
  readonly at: readonly (readonly number[])[];
  /** Happens after each stop. */
  readonly afterwards: () => Promise<unknown>;
}

/** Writes, one within each range, the same ones for a seed. */
export function writesWithin(seed: number, ...ranges: readonly [min: number, max: number][]): number[] {
  const each = ranges.map(([min, max]) => fc.noBias(fc.integer({ min, max })));
  return fc.sample(fc.tuple(...each), { seed, numRuns: 1 })[0] ?? [];
}

/** Runs a task over kills of its worker, and to its end in a worker that lives. */
export async function runOverKills(
  service: MembersHarness,
  worker: KilledProgram,
  task: string,
  { at, afterwards }: Kills,
): Promise<MemberTask> {
  const ended = service.ended({ _id: task }, ENDED_MS);
  // Nobody waits for it any more once a kill has failed.
  ended.catch(() => undefined);
  const repeat = async () => {
    // Redis forgets the job, as a lost one, so that nobody waits for the end of its lease.
    await service.environment.clearRedis();
    await service.get<TasksQueue>(TasksQueue).add(task);
  };
  for (const stops of at) {
    for (const [stop, nth] of stops.entries()) {
      const reached = worker.stoppedAt(nth, ended);
      await (stop === 0 ? worker.start() : repeat());
      if (!(await reached)) return ended;
      await afterwards();
    }
    await worker.kill();
    await repeat();
  }
  await service.startWorker();
  return ended;
}
