import type { Db } from 'mongodb';
import { print } from '../../lib/console.ts';
import { signInAsAdmin } from '../people/staff.ts';
import { type Goal, whole } from '../report/output.ts';
import type { ListCall } from './list-calls.ts';
import { askStore, Staff, timed, type Timing } from './timing.ts';

/** Load of the callers; `noDriver` leaves out the same questions to the driver. */
export interface ListLoad {
  concurrency: number;
  seconds: number;
  noDriver: boolean;
}

/** Calls to time, by the name that their goal has. */
interface TimedCalls {
  name: string;
  /** Lists, each compared with the store alone. */
  calls: readonly ListCall[];
  /** Paths of other calls, by name. */
  others?: Readonly<Record<string, string>>;
}

/**
 * Load of the driver alone: one caller, because many would keep the launcher's store, which does
 * one thing at a time, busy for minutes.
 */
const ALONE = { concurrency: 1, seconds: 3 };
const GOAL_MS = 300;

const cellsOf = ({ p50, p95, failed }: Timing): string[] => [
  whole(p50),
  failed > 0 ? `${whole(p95)} (${failed} failed)` : whole(p95),
];

/** Times of the driver alone. @param found records on its page */
export const storeCells = ({ isSearch }: Pick<ListCall, 'isSearch'>, own: Timing, found: number): string[] =>
  isSearch && own.failed === 0 && found === 0 ? ['found', 'nothing'] : cellsOf(own);

/** Goal for the p95 of calls; none if nothing was called. */
export const slowGoals = (name: string, timings: readonly Timing[]): Goal[] => {
  const slow = timings.filter(({ failed, p95 }) => failed > 0 || p95 > GOAL_MS).length;
  const text = `${name}: ${slow} of ${timings.length} with a p95 beyond ${GOAL_MS} ms (0)`;
  return timings.length > 0 ? [{ text, holds: slow === 0 }] : [];
};

/** Times calls of lists, each compared with the store alone, then other calls. */
export async function timeCalls(
  url: string,
  database: Db,
  { name: title, calls, others = {} }: TimedCalls,
  { noDriver, ...load }: ListLoad,
): Promise<Goal[]> {
  const signIns = Array.from({ length: load.concurrency }, () => signInAsAdmin(url));
  const staff = new Staff(
    url,
    (await Promise.all(signIns)).map(({ token }) => token),
  );
  const timings: Timing[] = [];
  print('p50 and p95 in ms: the list, and the driver alone with the same filter, order and index');
  const report = (name: string, own: Timing, store: string[] = []) => {
    const cells = [...cellsOf(own), ...store].map((cell, at) => cell.padStart(at % 2 ? 20 : 9));
    print([name.padEnd(44), ...cells].join(''));
    timings.push(own);
  };
  for (const call of calls) {
    // Counts of long lists are cached, so the first call is not measured.
    await staff.asks(0, call.path).catch(() => false);
    const own = await timed(load, (lane) => staff.asks(lane, call.path));
    report(call.name, own, noDriver ? [] : await timeStore(database, call));
  }
  for (const [name, path] of Object.entries(others))
    report(name, await timed(load, (lane) => staff.asks(lane, path)));
  staff.close();
  return slowGoals(title, timings);
}

async function timeStore(database: Db, call: ListCall): Promise<string[]> {
  let found = 0;
  const ask = async () => {
    found = await askStore(database, call);
    return true;
  };
  const timing = await timed(ALONE, ask);
  return storeCells(call, timing, found);
}
