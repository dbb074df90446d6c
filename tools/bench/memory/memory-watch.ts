import type { Product } from '../../platform/product.ts';
import { Sampler } from '../sampler.ts';
import { median } from '../statistics.ts';
import { type Memory, memoryByProcess, type ProcessMemory, totalOf } from './process-memory.ts';

/** Reading the maps of a large process takes some ms of the processor. */
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

  /** The processes at the moment at which all of them together took most. */
  get most(): readonly ProcessMemory[] {
    const [first, ...others] = this.samples;
    return (
      others.reduce((most, sample) => (sample.total.pss > (most?.total.pss ?? 0) ? sample : most), first)
        ?.processes ?? []
    );
  }

  /** Median of all processes together within a time, in MiB. @param seconds since the watch began */
  medianBetween(from: number, to: number): number {
    return median(this.samples.filter(({ at }) => at >= from && at <= to).map(({ total }) => total.pss));
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
