import type { Hall } from '../exam/hall.ts';
import { runScenario } from '../exam/scenario.ts';
import { type Table, whole } from '../output.ts';
import type { Usage } from '../process-watch.ts';
import type { Product } from '../../platform/product.ts';

/** Every candidate saves each second, so that saves are most of what is done. */
const SHAPE = { startWindow: 2, submitWindow: 2, saveEvery: 1, dropRate: 0, seed: 1 };

/** Processor time in seconds. */
export const cpuSeconds = ({ samples }: Usage): number =>
  samples.reduce(
    (sum, { at, cpu }, index) => sum + (cpu / 100) * (at - (samples[index - 1]?.at ?? at - 1)),
    0,
  );

/** Processor time and memory of each process while a hall saves; sign-ins, starts and submissions are in it. */
export async function saveCostRows(
  product: Product,
  hall: Hall,
  shape: { candidates: number; seconds: number; questions: number },
): Promise<Table> {
  const { usages, recorder } = await runScenario({ ...SHAPE, ...shape, product, hall });
  const saves = recorder.series.save.at.length;
  const rows = usages.map((usage) => [
    usage.name,
    ((cpuSeconds(usage) * 1000) / Math.max(1, saves)).toFixed(2),
    whole(Math.max(0, ...usage.samples.map(({ rss }) => rss))),
  ]);
  return [[`${saves} saves of ${shape.candidates} candidates`, 'CPU ms a save', 'memory peak MiB'], ...rows];
}
