import type { FastifyBaseLogger } from 'fastify';
import type { LimitLog } from '../core/limit-log';
import type { Violation } from './violation';

const WINDOW_MS = 60_000;
/** Reports a minute; a hall behind one address reports the same violation, which is logged once. */
const MAX_OF_ADDRESS = 30;
const MAX_IN_ALL = 300;
const MAX_LINES = 60;

/** Logs each distinct violation once a minute, and limits how many reports are read at all. */
export class ViolationLog {
  private windowStart = -Infinity;
  private reports = 0;
  private readonly ofAddress = new Map<string, number>();
  private readonly logged = new Set<string>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly limitLog: LimitLog,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a report. @returns true if it may be read */
  admits(address: string): boolean {
    this.beginWindow();
    const own = this.ofAddress.get(address) ?? 0;
    if (own >= MAX_OF_ADDRESS || this.reports >= MAX_IN_ALL) {
      this.limitLog.reached('csp-reports', address);
      return false;
    }
    this.ofAddress.set(address, own + 1);
    this.reports += 1;
    return true;
  }

  add(violations: readonly Violation[]): void {
    for (const violation of violations) {
      const key = JSON.stringify(violation);
      if (this.logged.has(key) || this.logged.size >= MAX_LINES) continue;
      this.logged.add(key);
      this.log.warn({ violation }, 'content security policy violated');
    }
  }

  private beginWindow(): void {
    const now = this.now();
    if (now - this.windowStart < WINDOW_MS) return;
    this.windowStart = now;
    this.reports = 0;
    this.ofAddress.clear();
    this.logged.clear();
  }
}
