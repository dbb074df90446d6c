import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@concord/nest-platform';

export interface KeptOptions {
  /** Age at which the value is read again. */
  keptMs: number;
  /** Longest wait for a read. */
  waitMs: number;
}

/** Time without reads after one failed, so that a hall does not wait for each of them. */
const PAUSE_MS = 15_000;

/** A value of another service that is read on demand and kept for some time, with a default while it is unknown. */
export class KeptAnswer<T> {
  private known?: { value: Promise<T>; until: number };

  constructor(
    private readonly read: () => Promise<T>,
    private readonly unknown: T,
    private readonly options: KeptOptions,
  ) {}

  /** Waits for a read at most as long as the options say. Never rejects. */
  get(): Promise<T> {
    if (this.known && Date.now() < this.known.until) return this.known.value;
    const value = within(this.options.waitMs, this.read()).catch((error: unknown) => {
      log.debug({ err: error }, 'an answer of another service is unknown');
      this.fail();
      return this.unknown;
    });
    this.known = { value, until: Date.now() + this.options.keptMs };
    return value;
  }

  /** Uses the default for some time. */
  fail(): void {
    this.known = { value: Promise.resolve(this.unknown), until: Date.now() + PAUSE_MS };
  }
}

/** The answer of a call if it comes in time. @throws Error if it does not. */
export async function within<T>(waitMs: number, call: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLate = sleep(waitMs, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`No answer within ${waitMs} ms`);
  });
  try {
    return await Promise.race([call, tooLate]);
  } finally {
    ended.abort();
    tooLate.catch(() => undefined);
  }
}
