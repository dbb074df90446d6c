import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../lib/process-table.ts';
import type { PrintedRecord, printers } from './printers.ts';

/** How often memory is read, and the prints at the beginning and at the end whose most is compared. */
const EVERY = 10;
const WINDOW = 100;

/** Memory of all processes below this one, in MiB; what they share is counted once. */
const childrenMib = (): number => descendantsOf(process.pid).reduce((sum, pid) => sum + pssOf(pid), 0) / 1024;

function pssOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Most memory of a browser during its first and its last hundred prints of so many, in MiB. */
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
