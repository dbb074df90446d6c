import { LruCache } from '@concord/nest-platform';

/** Maximum number of addresses in memory, about 4 MB. A forgotten one starts with a full bucket. */
const ADDRESSES = 20_000;

interface Bucket {
  points: number;
  /** Time of the last update, in ms. */
  at: number;
}

/** Token buckets by address, in the memory of this process. */
export class AddressBuckets {
  private readonly buckets = new LruCache<Bucket>(ADDRESSES);

  /**
   * @param capacity points of a full bucket
   * @param perSecond points that are added per second
   */
  constructor(
    private readonly capacity: number,
    private readonly perSecond: number,
    private readonly now = () => performance.now(),
  ) {}

  /** Takes points unless fewer than `reserve` would be left. @returns 0, or the seconds to wait */
  take(key: string, points: number, reserve = 0): number {
    const now = this.now();
    const { points: before, at } = this.buckets.get(key) ?? { points: this.capacity, at: now };
    const present = Math.min(this.capacity, before + ((now - at) / 1000) * this.perSecond);
    const missing = points + reserve - present;
    this.buckets.set(key, { points: missing > 0 ? present : present - points, at: now });
    return missing > 0 ? missing / this.perSecond : 0;
  }
}
