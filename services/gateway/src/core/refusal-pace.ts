import type { LimitLog } from './limit-log';

/** Refusals of an address that are answered at once in a window: more than a hall of people who mistype needs. */
const FREE = 50;
const WINDOW_MS = 10_000;
/** Each further time as many refusals, the next ones wait a second longer. */
const STEP_MS = 1_000;
const LONGEST_MS = 5_000;
/** Answers that wait at a time; others go at once, so that a flood holds a bounded number of connections. */
const HELD_MAX = 5_000;

export interface PaceLimits {
  free: number;
  heldMax: number;
}

export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * Slows who is refused again and again, as somebody who guesses is: beyond some refusals in ten seconds each further one
 * of the address waits for one second, and later up to five. Answers of success never wait, so honest people at the
 * same address notice nothing.
 */
export class RefusalPace {
  private readonly refusals = new Map<string, number>();
  private readonly held = new Map<NodeJS.Timeout, () => void>();
  private readonly limits: PaceLimits;
  private readonly window: NodeJS.Timeout;

  constructor(
    private readonly log: LimitLog,
    limits: Partial<PaceLimits> = {},
  ) {
    this.limits = { free: FREE, heldMax: HELD_MAX, ...limits };
    this.window = setInterval(() => this.refusals.clear(), WINDOW_MS).unref();
  }

  /** Counts a refusal, and answers it now or after a wait. @returns whether it waits */
  refuse(address: string, answer: () => void): boolean {
    const count = this.refusals.get(address) ?? 0;
    this.refusals.set(address, count + 1);
    const ms = Math.min(LONGEST_MS, STEP_MS * Math.floor(count / this.limits.free));
    if (ms === 0 || this.held.size >= this.limits.heldMax) {
      answer();
      return false;
    }
    this.log.reached('refusals', address);
    const timer = setTimeout(() => {
      this.held.delete(timer);
      answer();
    }, ms);
    this.held.set(timer, answer);
    return true;
  }

  /** Sends the answers that wait, which must not delay a shutdown. */
  close(): void {
    clearInterval(this.window);
    for (const [timer, answer] of this.held) {
      clearTimeout(timer);
      answer();
    }
    this.held.clear();
  }
}
