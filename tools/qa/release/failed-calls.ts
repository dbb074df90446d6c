import type { Fault } from '../faults/faults.ts';
import type { Table } from '../report/output.ts';
import type { Retried } from '../ledger/recorder.ts';

/**
 * A line for each kind of replaced process: the calls that failed between its replacement and the next one.
 */
export function failureRows(steps: readonly Fault[], calls: readonly Retried[]): Table {
  const inOrder = steps.toSorted((one, other) => one.at - other.at);
  const made = inOrder.map(({ kind, at }, index) => {
    const end = inOrder[index + 1]?.at ?? Infinity;
    return { kind, calls: calls.filter((call) => call.at >= at && call.at < end) };
  });
  const rows = [...Map.groupBy(made, ({ kind }) => kind)].map(([kind, own]) => {
    const all = own.flatMap((step) => step.calls);
    const kinds = Map.groupBy(all, ({ status, call }) => `${status || 'no answer'} ${call}`);
    return [
      kind,
      own.length,
      all.length,
      [...kinds].map(([text, same]) => `${same.length} x ${text}`).join(', '),
    ];
  });
  return [['replaced', 'times', 'failed calls', 'which'], ...rows];
}
