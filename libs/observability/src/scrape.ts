import { registry } from './metrics';

/** Time-out of one read during a scrape. Health checks give up after 2 s, Prometheus after 10 s. */
const LIMIT_MS = 3000;

export interface ScrapeRead {
  /** Sets gauges to their present values. */
  read: () => Promise<void> | void;
  /** Removes their values after a failed or slow read: a stale value would look current. */
  forget?: () => void;
  /** Minimum age before a value is read again, so that several scrapers cost a store one read. */
  maxAgeMs?: number;
}

/** State of one registered read: the run in progress and the end of the last one. */
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

/** True if the work succeeds within the limit. */
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
 * Reads gauges at each scrape instead of continuously. A read that fails or hangs delays a scrape
 * by at most 3 s and removes only its own values.
 * @returns a function that unregisters it
 */
export function atScrape(options: ScrapeRead): () => void {
  const read = new Read(options);
  reads.add(read);
  return () => {
    reads.delete(read);
    options.forget?.();
  };
}

/** All metrics of this process in Prometheus's text format. Takes at most about 3 s. */
export async function scrape(): Promise<string> {
  await Promise.all([...reads].map((read) => read.refresh()));
  return registry.metrics();
}
