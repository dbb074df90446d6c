import type { Product } from '../../platform/product.ts';
import { Sampler } from '../processes/sampler.ts';
import { median } from '../report/statistics.ts';
import { type Memory, memoryByProcess, type ProcessMemory, totalOf } from './process-memory.ts';

/** Sampling interval: reading the maps of a large process takes some ms of CPU time. */
const EVERY_MS = 2000;

interface Sample {
  /** Seconds since the watch began. */
  at: number;
  processes: readonly ProcessMemory[];
  total: Memory;
}

/** Follows the memory of a product. */
export class MemoryWatch {
  private readonly samples: Sample[] = [];
  private readonly product: Product;
  private readonly startedAt = performance.now();
  private readonly sampler: Sampler;

  constructor(product: Product) {
    this.product = product;
    this.sampler = new Sampler(() => this.sample(), EVERY_MS);
  }

  stop(): void {
    this.sampler.stop();
  }

  /** The processes at the time of their largest total. */
  get most(): readonly ProcessMemory[] {
    const [first, ...others] = this.samples;
    return (
      others.reduce((most, sample) => (sample.total.pss > (most?.total.pss ?? 0) ? sample : most), first)
        ?.processes ?? []
    );
  }

  /**
   * Median of each process within a period, in MiB; 0 for one that did not run most of it.
   * @param seconds since the watch began
   */
  mediansBetween(from: number, to: number): Map<string, number> {
    const samples = this.samples.filter(({ at }) => at >= from && at <= to);
    const names = new Set(samples.flatMap(({ processes }) => processes.map(({ name }) => name)));
    const sizeOf = (name: string) => (sample: Sample) =>
      sample.processes.find((process) => process.name === name)?.pss ?? 0;
    return new Map([...names].map((name) => [name, median(samples.map(sizeOf(name)))]));
  }

  private sample(): void {
    const processes = memoryByProcess(this.product);
    this.samples.push({
      at: (performance.now() - this.startedAt) / 1000,
      processes,
      total: totalOf(processes),
    });
  }
}
