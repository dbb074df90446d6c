import { type Goal, none, type Table, whole } from '../output.ts';
import { spreadOf, sum } from '../statistics.ts';
import { type FaultRecord, RECOVERY_LIMIT_MS } from './drill-faults.ts';
import type { DrillResults } from './drill-results.ts';
import { FAULT_KINDS } from './faults.ts';
import type { Recorder } from './recorder.ts';

/** A line for each kind of fault. */
export function faultRows(records: readonly FaultRecord[]): Table {
  const head = ['', 'times', 'saves again p50', 'max ms', 'ready again p50', 'max ms', 'retries', 'errors'];
  const rows = FAULT_KINDS.map((kind) => {
    const own = records.filter((record) => record.kind === kind);
    const saved = spreadOf(own.map(({ savedMs }) => savedMs));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    const figures = [saved.p50, saved.max, ready.p50, ready.max].map(whole);
    return [
      kind,
      own.length,
      ...figures,
      sum(own.map(({ retries }) => retries)),
      sum(own.map(({ errors }) => errors)),
    ];
  });
  return [head, ...rows];
}

/** Submissions that were under way while something was down. */
export function submittedInFault({ series }: Recorder, records: readonly FaultRecord[]): number {
  const { at, ms } = series.submit;
  return at.filter((from, index) => {
    const to = from + (ms[index] ?? 0);
    return records.some(
      (fault) => from <= fault.at + Math.max(fault.savedMs, fault.readyMs) && to >= fault.at,
    );
  }).length;
}

export function drillGoals(
  { errorCount, mismatchCount }: Recorder,
  records: readonly FaultRecord[],
  { lost, misgraded, stuck }: DrillResults,
): Goal[] {
  const slow = records.filter((record) => Math.max(record.savedMs, record.readyMs) >= RECOVERY_LIMIT_MS);
  return [
    none(lost.length, 'acknowledged answers lost'),
    none(misgraded.length, 'attempts graded twice or otherwise than stored'),
    none(stuck.length, 'attempts stuck without a grade'),
    none(errorCount + mismatchCount, 'errors seen by a candidate'),
    none(slow.length, 'faults without recovery in a minute'),
  ];
}
