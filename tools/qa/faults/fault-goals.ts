import type { Call } from '../ledger/recorder.ts';
import { all, type Goal, none, type Table, whole } from '../report/output.ts';
import { spreadOf } from '../report/statistics.ts';
import { type Fault, RECOVERY_LIMIT_MS } from './faults.ts';

/** Time from a fault to the success of the first call that began after it; undefined without such a call. */
export function servedAgainMs(fault: Fault, calls: readonly Call[]): number | undefined {
  const later = calls.filter(({ from }) => from >= fault.at);
  return later.length > 0
    ? later.reduce((first, { to }) => Math.min(first, to), Infinity) - fault.at
    : undefined;
}

const underWayAt = ({ at }: Fault, calls: readonly Call[]): Call[] =>
  calls.filter(({ from, to }) => from <= at && to >= at);

/** A row for each kind of fault: calls in progress, and times until calls and the product recovered. */
export function faultRows(faults: readonly Fault[], calls: readonly Call[]): Table {
  const head = ['', 'times', 'under way', 'served again p50', 'max ms', 'ready again p50', 'max ms'];
  const rows = [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, own]) => {
    const served = spreadOf(own.flatMap((fault) => servedAgainMs(fault, calls) ?? []));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    const underWay = own.flatMap((fault) => underWayAt(fault, calls));
    return [kind, own.length, underWay.length, ...[served.p50, served.max, ready.p50, ready.max].map(whole)];
  });
  return [head, ...rows];
}

export function faultGoal(faults: readonly Fault[], calls: readonly Call[]): Goal {
  const slow = faults.filter(
    (fault) => Math.max(fault.readyMs, servedAgainMs(fault, calls) ?? 0) >= RECOVERY_LIMIT_MS,
  );
  return none(slow.length, 'faults without recovery in a minute');
}

/** Goal that all planned faults were made: what found no process is none. */
export const madeGoal = (faults: readonly Fault[], planned: number): Goal =>
  all(faults.length, planned, 'faults made');

/** Faults after the last of these calls: they met nobody. */
export const faultsAfter = (calls: readonly Call[], faults: readonly Fault[]): Fault[] =>
  faults.filter(({ at }) => calls.every(({ to }) => to < at));

/** Goal that candidates were present at every fault. @param late faults after the last submission of their hall */
export const lateGoal = (late: readonly Fault[]): Goal =>
  none(late.length, 'faults made after the last submission');

/** Goal that calls were in progress at every fault: a fault between calls proves nothing. */
export const aimGoal = (faults: readonly Fault[], calls: readonly Call[]): Goal =>
  none(faults.filter((fault) => underWayAt(fault, calls).length === 0).length, 'faults that met no call');
