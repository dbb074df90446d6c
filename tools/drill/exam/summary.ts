import { FAULT_KINDS } from '../../bench/exam/faults.ts';
import { spreadOf } from '../../bench/shared/percentiles.ts';
import type { Recorder } from '../../bench/exam/recorder.ts';
import type { Goal } from '../../bench/shared/goal.ts';
import type { Aftermath } from './aftermath.ts';
import { type FaultRecord, RECOVERY_LIMIT_MS } from './faults-in-turn.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A line for each kind of fault. */
export function faultRows(records: readonly FaultRecord[]): (string | number)[][] {
  const head = ['', 'times', 'saves again p50', 'max ms', 'ready again p50', 'max ms', 'retries', 'errors'];
  const rows = FAULT_KINDS.map((kind) => {
    const own = records.filter((record) => record.kind === kind);
    const saved = spreadOf(own.map(({ savedMs }) => savedMs));
    const ready = spreadOf(own.map(({ readyMs }) => readyMs));
    return [
      kind,
      own.length,
      ...[saved.p50, saved.max, ready.p50, ready.max].map((ms) => ms.toFixed(0)),
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
  recorder: Recorder,
  records: readonly FaultRecord[],
  { lost, misgraded, stuck }: Aftermath,
): Goal[] {
  const slow = records.filter((record) => Math.max(record.savedMs, record.readyMs) >= RECOVERY_LIMIT_MS);
  return [
    { text: `${lost.length} acknowledged answers lost (0)`, holds: lost.length === 0 },
    {
      text: `${misgraded.length} attempts graded twice or otherwise than stored (0)`,
      holds: misgraded.length === 0,
    },
    { text: `${stuck.length} attempts stuck without a grade (0)`, holds: stuck.length === 0 },
    {
      text: `${recorder.errorCount} errors seen by a candidate (0)`,
      holds: recorder.errorCount === 0 && recorder.mismatchCount === 0,
    },
    { text: `${slow.length} faults without recovery in a minute (0)`, holds: slow.length === 0 },
  ];
}
