import { type Goal, none, type Table, whole } from '../output.ts';
import { median, spreadOf, sum } from '../statistics.ts';
import type { Burst } from './burst.ts';

export interface Round {
  burst: Burst;
  /** How long the same pictures took bare, in seconds. */
  bareSeconds: number;
}

const MEMORY_GOAL_MIB = 500;

const rateOf = ({ ms, seconds }: Burst): number => ms.length / seconds;
const shareOf = ({ burst, bareSeconds }: Round): number => burst.seconds && bareSeconds / burst.seconds;

/** A line for each round, and one for all of them. */
export function roundRows(rounds: readonly Round[], registrations: number): Table {
  const head = ['', 'answered 201', 'per s', 'p50 ms', 'p95 ms', 'max ms', 'bare per s', 'share'];
  const line = (name: string, ms: number[], rate: number, bare: number, share: number) => {
    const { count, p50, p95, max } = spreadOf(ms);
    const spread = [p50, p95, max].map(whole);
    return [name, count, rate.toFixed(1), ...spread, bare.toFixed(1), share.toFixed(2)];
  };
  const rows = rounds.map((round, index) =>
    line(
      `round ${index + 1}`,
      round.burst.ms,
      rateOf(round.burst),
      registrations / round.bareSeconds,
      shareOf(round),
    ),
  );
  const all = line(
    'all',
    rounds.flatMap(({ burst }) => burst.ms),
    median(rounds.map(({ burst }) => rateOf(burst))),
    median(rounds.map(({ bareSeconds }) => registrations / bareSeconds)),
    median(rounds.map(shareOf)),
  );
  return [head, ...rows, all];
}

export const answeredGoal = (rounds: readonly Round[]): Goal =>
  none(sum(rounds.map(({ burst }) => burst.refusals.length)), 'registrations not answered with 201');

/** Only printed, not judged: memory depends on the machine and its load. */
export function memoryLines(peaks: ReadonlyMap<string, number>): string[] {
  return [...peaks].map(([name, mib]) => {
    const verdict = mib < MEMORY_GOAL_MIB ? 'reached' : 'not reached';
    return `${name}: ${whole(mib)} MiB at most (under ${MEMORY_GOAL_MIB} MiB: ${verdict})`;
  });
}

/** Each kind of refusal with its number. */
export function refusalLines(rounds: readonly Round[]): string[] {
  const counts = new Map<string, number>();
  for (const { burst } of rounds)
    for (const text of burst.refusals) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => `  ${count} times ${text}`);
}
