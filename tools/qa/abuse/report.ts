import { type Goal, none, type Table, whole } from '../report/output.ts';
import { spreadOf } from '../report/statistics.ts';
import { type HonestCall, HONEST_WORK, type HonestWork } from './honest-users.ts';
import type { AttackRun, Phase } from './phases.ts';

/**
 * Maximum factor by which an attack may lengthen an honest user's wait; waits up to `UNNOTICED_MS` are
 * ignored.
 */
const FACTOR = 3;
const UNNOTICED_MS = 250;
/** Maximum delay of a registration by slow senders. */
const DELAY_MS = 2000;

const within = (deeds: readonly HonestCall[], work: HonestWork, { from, to }: Phase): HonestCall[] =>
  deeds.filter((deed) => deed.work === work && deed.at >= from && deed.at < to);
const timesOf = (deeds: readonly HonestCall[]): number[] => deeds.map(({ ms }) => ms);

/** A row for each kind of honest work: counts and times in each phase of an attack. */
export function attackRows(run: AttackRun, deeds: readonly HonestCall[]): Table {
  const head = [
    run.name,
    ...['before', 'during', 'after'].flatMap((phase) => [phase, 'p50 ms', 'p95 ms']),
    'waits',
    'errors',
  ];
  const rows = HONEST_WORK.map((work) => {
    const phases = [run.before, run.during, run.after].map((phase) => within(deeds, work, phase));
    const all = phases.flat();
    const cells = phases.flatMap((own) => {
      const { count, p50, p95 } = spreadOf(timesOf(own));
      return [count, whole(p50), whole(p95)];
    });
    const waits = all.reduce((total, deed) => total + deed.waits, 0);
    return [work, ...cells, waits, all.filter(({ error }) => error !== undefined).length];
  });
  return [head, ...rows];
}

/** Errors of honest users, each kind once. */
export const errorsOf = (deeds: readonly HonestCall[]): string[] => [
  ...new Set(deeds.flatMap(({ error }) => error?.replace(/[0-9a-f]{24}/g, ':id') ?? [])),
];

export function memoryText({ memory }: AttackRun): string {
  return [...memory]
    .map(([name, { before, after, backSeconds }]) => {
      const back = backSeconds === undefined ? 'not back' : `back in ${backSeconds.toFixed(0)} s`;
      return `${name} ${whole(before)} to ${whole(after)} MiB, ${back}`;
    })
    .join('; ');
}

/** Goals during and after one attack. */
export function goalsOf(run: AttackRun, deeds: readonly HonestCall[]): Goal[] {
  const own = deeds.filter(({ at }) => at >= run.before.from && at < run.after.to);
  const errors = own.filter(({ error }) => error !== undefined).length;
  const slower = HONEST_WORK.map((work): Goal => {
    const before = spreadOf(timesOf(within(deeds, work, run.before))).p95;
    const during = spreadOf(timesOf(within(deeds, work, run.during))).p95;
    const text = `${run.name}: ${work} p95 ${whole(during)} ms, before ${whole(before)} (at most ${FACTOR} times or ${UNNOTICED_MS})`;
    return { text, holds: during <= Math.max(before * FACTOR, UNNOTICED_MS) };
  });
  const delay = delayOf(run, deeds);
  const kept = [...run.memory].filter(([, { backSeconds }]) => backSeconds === undefined);
  return [
    none(errors, `honest errors during "${run.name}"`),
    ...slower,
    {
      text: `${run.name}: a registration waits ${whole(delay)} ms longer (at most ${DELAY_MS})`,
      holds: delay <= DELAY_MS,
    },
    none(kept.length, `processes that kept the memory of "${run.name}"`),
  ];
}

/** Excess of the slowest registration during an attack over the slowest one before. */
function delayOf(run: AttackRun, deeds: readonly HonestCall[]): number {
  const slowest = (phase: Phase) => spreadOf(timesOf(within(deeds, 'registration', phase))).max;
  return Math.max(0, slowest(run.during) - slowest(run.before));
}
