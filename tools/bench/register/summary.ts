import type { Goal } from '../shared/goal.ts';
import { median, spreadOf } from '../shared/percentiles.ts';
import type { Rush } from './rush.ts';

export interface Round {
  rush: Rush;
  /** How long the same pictures took bare, in seconds. */
  bareSeconds: number;
}

const MEMORY_GOAL_MIB = 500;

const rateOf = ({ ms, seconds }: Rush): number => ms.length / seconds;
const shareOf = ({ rush, bareSeconds }: Round): number => rush.seconds && bareSeconds / rush.seconds;

/** A line for each round, and one for all of them. */
export function roundRows(rounds: readonly Round[], registrations: number): (string | number)[][] {
  const head = ['', 'answered 201', 'per s', 'p50 ms', 'p95 ms', 'max ms', 'bare per s', 'share'];
  const line = (name: string, ms: number[], rate: number, bare: number, share: number) => {
    const { count, p50, p95, max } = spreadOf(ms);
    const spread = [p50, p95, max].map((value) => value.toFixed(0));
    return [name, count, rate.toFixed(1), ...spread, bare.toFixed(1), share.toFixed(2)];
  };
  const rows = rounds.map((round, index) =>
    line(
      `round ${index + 1}`,
      round.rush.ms,
      rateOf(round.rush),
      registrations / round.bareSeconds,
      shareOf(round),
    ),
  );
  const all = line(
    'all',
    rounds.flatMap(({ rush }) => rush.ms),
    median(rounds.map(({ rush }) => rateOf(rush))),
    median(rounds.map(({ bareSeconds }) => registrations / bareSeconds)),
    median(rounds.map(shareOf)),
  );
  return [head, ...rows, all];
}

export function answeredGoal(rounds: readonly Round[]): Goal {
  const refused = rounds.reduce((sum, { rush }) => sum + rush.refusals.length, 0);
  return { text: `${refused} registrations not answered with 201 (0)`, holds: refused === 0 };
}

/** What is only said: memory hangs on the machine and its load. */
export function memoryLines(peaks: ReadonlyMap<string, number>): string[] {
  return [...peaks].map(([name, mib]) => {
    const verdict = mib < MEMORY_GOAL_MIB ? 'reached' : 'not reached';
    return `${name}: ${mib.toFixed(0)} MiB at most (under ${MEMORY_GOAL_MIB} MiB: ${verdict})`;
  });
}

/** Each kind of refusal with its number. */
export function refusalLines(rounds: readonly Round[]): string[] {
  const counts = new Map<string, number>();
  for (const text of rounds.flatMap(({ rush }) => rush.refusals))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `  ${count} times ${text}`);
}
