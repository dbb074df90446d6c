import { statOf } from '../../lib/process-table.ts';
import { runningNames } from '../../platform/ports.ts';
import type { Product } from '../../platform/product.ts';
import { type Table, whole } from '../report/output.ts';
import { Sampler } from './sampler.ts';
import { sum } from '../report/statistics.ts';

export interface Usage {
  name: string;
  /** `at` in seconds from the beginning, `cpu` in percent of one core, `rss` in MiB. */
  samples: { at: number; cpu: number; rss: number }[];
}

const LOAD_GENERATOR = 'load generator';

const EVERY_MS = 1000;
const TICKS_A_SECOND = 100;
const PAGES_A_MIB = 256;

/** Samples CPU time and memory of every process of a run, by the launcher's names. */
export class ProcessWatch {
  readonly usages: Usage[] = [];
  private readonly product: Product;
  private readonly before = new Map<number, { ticks: number; at: number }>();
  private readonly startedAt = performance.now();
  private readonly sampler: Sampler;

  constructor(product: Product) {
    this.product = product;
    this.sampler = new Sampler(() => this.sample(), EVERY_MS);
  }

  stop(): void {
    this.sampler.stop();
  }

  /** Memory of a process, first and maximum, in MiB. */
  memoryOf(process: string): { first: number; most: number } {
    const names = runningNames(process);
    const sizes = this.usages.find(({ name }) => names.includes(name))?.samples.map(({ rss }) => rss) ?? [];
    return { first: sizes[0] ?? 0, most: Math.max(0, ...sizes) };
  }

  private sample(): void {
    for (const { name, pid } of [...this.product.processes(), { name: LOAD_GENERATOR, pid: process.pid }]) {
      const stat = statOf(pid);
      if (!stat) continue;
      const at = performance.now();
      const ticks = Number(stat[11]) + Number(stat[12]);
      const earlier = this.before.get(pid);
      this.before.set(pid, { ticks, at });
      if (!earlier || at - earlier.at < EVERY_MS / 4) continue;
      const cpu = ((ticks - earlier.ticks) / TICKS_A_SECOND / ((at - earlier.at) / 1000)) * 100;
      const known = this.usages.find((usage) => usage.name === name);
      const usage = known ?? { name, samples: [] };
      if (!known) this.usages.push(usage);
      usage.samples.push({ at: (at - this.startedAt) / 1000, cpu, rss: Number(stat[21]) / PAGES_A_MIB });
    }
  }
}

/** CPU time in seconds. The first sample counts for one second. */
export const cpuSeconds = ({ samples }: Usage): number =>
  sum(samples.map(({ at, cpu }, index) => (cpu / 100) * (at - (samples[index - 1]?.at ?? at - 1))));

/** A row for each process; none for a product without access to its processes. */
export function usageRows(usages: readonly Usage[], saves: number): Table {
  const rows = usages.map((usage) => {
    const { name, samples } = usage;
    const cpus = samples.map(({ cpu }) => cpu);
    const mean = sum(cpus) / Math.max(1, cpus.length);
    const peaks = [Math.max(0, ...cpus), Math.max(0, ...samples.map(({ rss }) => rss))].map(whole);
    const perSave = (cpuSeconds(usage) * 1000) / Math.max(1, saves);
    return [name, `${mean.toFixed(1)} %`, `${peaks[0]} %`, perSave.toFixed(2), `${peaks[1]} MiB`];
  });
  return rows.length > 0 ? [['', 'CPU mean', 'CPU peak', 'ms a save', 'memory peak'], ...rows] : [];
}
