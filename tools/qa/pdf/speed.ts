import { cpus } from 'node:os';
import { spreadOf } from '../report/statistics.ts';
import type { PrintedRecord, Printer, printers } from './printers.ts';

type Printers = ReturnType<typeof printers>;
type RecordOf = (of: number) => PrintedRecord;

export interface Speed {
  perSecond: number;
  p50: number;
  p95: number;
}

/** CPU time of this machine so far, in ms. */
const busyMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

const speedOf = (times: readonly number[], startedAt: number): Speed => ({
  perSecond: times.length / ((performance.now() - startedAt) / 1000),
  ...spreadOf(times),
});

/** Prints with a new browser for each document. */
export async function cold({ open, render }: Printers, recordOf: RecordOf, count: number): Promise<Speed> {
  const times: number[] = [];
  const startedAt = performance.now();
  for (let of = 0; of < count; of += 1) {
    const began = performance.now();
    const printer = open();
    await printer.print(await render(recordOf(of)));
    await printer.close();
    times.push(performance.now() - began);
  }
  return speedOf(times, startedAt);
}

/** Prints many certificates at once, as exports do; times are per print. */
export async function together(
  { open, renderMany }: Printers,
  { count, size }: { count: number; size: number },
): Promise<Speed> {
  const printer = open();
  await printer.print(await renderMany(0, size));
  const times: number[] = [];
  const startedAt = performance.now();
  for (let done = 0; done < count; done += size) {
    const began = performance.now();
    await printer.print(await renderMany(done, size));
    times.push(performance.now() - began);
  }
  const { perSecond, ...spread } = speedOf(times, startedAt);
  await printer.close();
  return { perSecond: perSecond * size, ...spread };
}

/** Prints in sequence with one warm browser per worker. `cores`: busy cores of the machine meanwhile. */
export async function warm(
  { open, render }: Printers,
  recordOf: RecordOf,
  { count, workers }: { count: number; workers: number },
): Promise<Speed & { cores: number }> {
  const all = Array.from({ length: workers }, open);
  await Promise.all(all.map(async (printer) => printer.print(await render(recordOf(0)))));
  const times: number[] = [];
  let next = 0;
  const busyBefore = busyMs();
  const startedAt = performance.now();
  const work = async (printer: Printer) => {
    while (next < count) {
      const began = performance.now();
      await printer.print(await render(recordOf((next += 1))));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(all.map(work));
  const cores = (busyMs() - busyBefore) / (performance.now() - startedAt);
  const speed = { ...speedOf(times, startedAt), cores };
  await Promise.all(all.map((printer) => printer.close()));
  return speed;
}
