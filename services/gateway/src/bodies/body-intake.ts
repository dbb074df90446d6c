import type { IncomingMessage } from 'node:http';
import { overloaded, REQUEST_TIMEOUT } from '../core/errors';
import type { LimitLog } from '../core/limit-log';
import type { BodyStorage } from './body-storage';
import { type BodyOptions, IncomingBody } from './incoming-body';

export interface IntakeLimits {
  /** Most bodies received at once. */
  bodies: number;
  /** Minimum progress: a body with fewer than `windowBytes` in a window is refused (1 kB/s, with time for stalls). */
  windowMs: number;
  windowBytes: number;
  checkMs: number;
}

/** Enough for several halls that save at the same moment; a body costs little but its connection. */
const LIMITS: IntakeLimits = { bodies: 5000, windowMs: 30_000, windowBytes: 30_000, checkMs: 5_000 };

/** Receives bodies. At its limits, the address with the largest share loses its slowest body. */
export class BodyIntake {
  private readonly receiving = new Map<string, Set<IncomingBody>>();
  private count = 0;
  private readonly limits: IntakeLimits;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly storage: BodyStorage,
    private readonly limitLog: LimitLog,
    limits: Partial<IntakeLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
    this.timer = setInterval(() => this.endStalled(), this.limits.checkMs).unref();
  }

  receive(request: IncomingMessage, options: BodyOptions): IncomingBody {
    if (this.count >= this.limits.bodies) this.endSlowest(() => 1, 'bodies');
    const body = new IncomingBody(request, options, {
      storage: this.storage,
      makeRoom: () => this.endSlowest(({ bytesInFiles }) => bytesInFiles, 'body-bytes'),
      onEnded: (ended) => this.remove(ended),
    });
    const others = this.receiving.get(options.address);
    if (others) others.add(body);
    else this.receiving.set(options.address, new Set([body]));
    this.count += 1;
    return body;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private remove(body: IncomingBody): void {
    const bodies = this.receiving.get(body.address);
    if (!bodies?.delete(body)) return;
    this.count -= 1;
    if (bodies.size === 0) this.receiving.delete(body.address);
  }

  private endStalled(): void {
    const now = performance.now();
    for (const bodies of this.receiving.values())
      for (const body of bodies)
        if (body.stalled(now, this.limits.windowMs, this.limits.windowBytes)) body.stop(REQUEST_TIMEOUT);
  }

  /** Refuses the slowest body of the address with the largest sum of weights. @returns true if there was one. */
  private endSlowest(weightOf: (body: IncomingBody) => number, limit: string): boolean {
    let heaviest = 0;
    let candidates: IncomingBody[] = [];
    for (const bodies of this.receiving.values()) {
      let weight = 0;
      for (const body of bodies) weight += weightOf(body);
      if (weight === 0 || weight < heaviest) continue;
      if (weight > heaviest) candidates = [];
      heaviest = weight;
      for (const body of bodies) if (weightOf(body) > 0) candidates.push(body);
    }
    const slowest = this.slowestOf(candidates);
    if (!slowest) return false;
    this.limitLog.reached(limit, slowest.address);
    slowest.stop(overloaded());
    return true;
  }

  private slowestOf(bodies: readonly IncomingBody[]): IncomingBody | undefined {
    const now = performance.now();
    let slowest: IncomingBody | undefined;
    let rate = Infinity;
    for (const body of bodies) {
      const each = body.rate(now);
      if (each < rate) [slowest, rate] = [body, each];
    }
    return slowest;
  }
}
