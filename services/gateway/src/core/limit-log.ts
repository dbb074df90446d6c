import type { FastifyBaseLogger } from 'fastify';

/** Interval of log lines per limit, in ms: a flood reaches a limit many times a second. */
const WINDOW_MS = 60_000;

/** Logs reached limits, once a minute each, in the form of the services' audit lines. */
export class LimitLog {
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly log: Pick<FastifyBaseLogger, 'warn'>) {}

  /** @param address with the largest share at the moment */
  reached(limit: string, address: string): void {
    const now = Date.now();
    if (now - (this.loggedAt.get(limit) ?? -Infinity) < WINDOW_MS) return;
    this.loggedAt.set(limit, now);
    const audit = {
      action: 'limit.reach',
      outcome: 'refused',
      actor: { kind: 'anonymous' },
      address,
      target: { entity: 'gateway', id: limit },
    };
    this.log.warn({ audit }, 'audit');
  }
}
