import { descendantsOf } from '../../lib/process-table.ts';
import { memoryOfProcess } from '../memory/process-memory.ts';
import { sum } from '../report/statistics.ts';
import type { PrintedRecord, printers } from './printers.ts';

/** Number of prints between two readings of memory, and at both ends whose peaks are compared. */
const EVERY = 10;
const WINDOW = 100;

/** Memory of all processes below this one, in MiB; shared memory is counted once. */
const childrenMib = (): number => sum(descendantsOf(process.pid).map((pid) => memoryOfProcess(pid).pss));

/** Peak memory of a browser during its first and its last hundred prints, in MiB. */
export async function memoryOver(
  { open, render }: ReturnType<typeof printers>,
  recordOf: (of: number) => PrintedRecord,
  count: number,
): Promise<{ first: number; last: number }> {
  const printer = open();
  const most = { first: 0, last: 0 };
  for (let print = 1; print <= count; print += 1) {
    await printer.print(await render(recordOf(print)));
    if (print % EVERY > 0) continue;
    const mib = childrenMib();
    if (print <= WINDOW) most.first = Math.max(most.first, mib);
    if (print > count - WINDOW) most.last = Math.max(most.last, mib);
  }
  await printer.close();
  return most;
}
