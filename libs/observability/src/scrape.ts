import { registry } from './metrics';

/** Longest wait of a scrape for one read. Health checks give up after 2 s, Prometheus after 10 s. */
const LIMIT_MS = 3000;

export interface ScrapeRead {
  /** Sets gauges to what is true now. */
  read: () => Promise<void> | void;
  /** Removes their values, after a read that failed or took too long: an old value would look like a true one. */
  forget?: () => void;
  /** A value younger than this is not read again, so that several who scrape cost a store one read. */
  maxAgeMs?: number;
}

/** One of the reads of this process, with what is under way and when it last ended. */
class Read {
  private readAt = -Infinity;
  private underWay: Promise<void> | undefined;

  private readonly options: ScrapeRead;

  constructor(options: ScrapeRead) {
    this.options = options;
  }

  async refresh(): Promise<void> {
    const { maxAgeMs = 0, forget } = this.options;
    if (performance.now() - this.readAt < maxAgeMs) return;
    this.underWay ??= this.run().finally(() => (this.underWay = undefined));
    if (await isDone(this.underWay)) return;
    this.readAt = -Infinity;
    forget?.();
  }

  private async run(): Promise<void> {
    await this.options.read();
    this.readAt = performance.now();
  }
}

/** Whether it succeeds within the limit. */
async function isDone(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  const outcome = await Promise.race([done, late]);
  clearTimeout(timer);
  return outcome;
}

const reads = new Set<Read>();

/**
 * Reads gauges at each scrape, instead of all the time. A read that fails or hangs delays a scrape by 3 s at most and
 * takes only its own values out.
 * @returns the function that ends it
 */
export function atScrape(options: ScrapeRead): () => void {
  const read = new Read(options);
  reads.add(read);
  return () => {
    reads.delete(read);
    options.forget?.();
  };
}

/** All metrics of this process in Prometheus's text format. Never waits longer than about 3 s. */
export async function scrape(): Promise<string> {
  await Promise.all([...reads].map((read) => read.refresh()));
  return registry.metrics();
}
