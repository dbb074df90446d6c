import type { LimitLog } from './limit-log';

/** Refusals per address and window without delay: as many as people in a hall mistype. */
const FREE = 20;
const WINDOW_MS = 10_000;
/** Additional delay for each further `FREE` refusals. */
const STEP_MS = 1_000;
const STEPS_MAX = 5;
/** Total refusals per second that count as a flood. */
const BUSY = 100;
const SECOND_MS = 1_000;
/** Most delayed answers; others are sent at once, so that a flood holds a bounded number of connections. */
const HELD_MAX = 5_000;

export interface PaceLimits {
  free: number;
  busy: number;
  heldMax: number;
  stepMs: number;
  windowMs: number;
}

export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * Slows a flood of refused calls. During more than 100 refusals a second, those of an address beyond 20 in ten
 * seconds are delayed by one second, later up to five; counts expire within a minute. Successful answers are never
 * delayed, so honest people at the same address notice nothing.
 */
export class RefusalPace {
  private readonly refusals = new Map<string, number>();
  private readonly held = new Map<NodeJS.Timeout, () => void>();
  private readonly limits: PaceLimits;
  private readonly window: NodeJS.Timeout;
  private readonly second: NodeJS.Timeout;
  private isClosed = false;
  /** Total refusals in this second and in the previous one. */
  private rates = { now: 0, before: 0 };

  constructor(
    private readonly log: LimitLog,
    limits: Partial<PaceLimits> = {},
  ) {
    this.limits = {
      free: FREE,
      busy: BUSY,
      heldMax: HELD_MAX,
      stepMs: STEP_MS,
      windowMs: WINDOW_MS,
      ...limits,
    };
    this.window = setInterval(() => this.forget(), this.limits.windowMs).unref();
    this.second = setInterval(() => (this.rates = { now: 0, before: this.rates.now }), SECOND_MS).unref();
  }

  /** Counts a refusal and answers it, at once or with a delay. @returns true if it is delayed. */
  refuse(address: string, answer: () => void): boolean {
    const { free, busy, stepMs } = this.limits;
    this.rates.now += 1;
    const isBusy = Math.max(this.rates.now, this.rates.before) > busy;
    const count = this.refusals.get(address) ?? 0;
    this.refusals.set(address, Math.min(count + 1, free * STEPS_MAX));
    const ms = stepMs * Math.floor(count / free);
    if (ms === 0 || !isBusy || this.isClosed || this.held.size >= this.limits.heldMax) {
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

  private forget(): void {
    for (const [address, count] of this.refusals) {
      if (count > this.limits.free) this.refusals.set(address, count - this.limits.free);
      else this.refusals.delete(address);
    }
  }

  /** Sends all delayed answers, which must not delay a shutdown; later ones are sent at once. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.window);
    clearInterval(this.second);
    for (const [timer, answer] of this.held) {
      clearTimeout(timer);
      answer();
    }
    this.held.clear();
  }
}
