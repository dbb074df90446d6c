import { counter, gauge, histogram } from './metrics';

/** Label for requests that match no call of the contracts. */
export const UNKNOWN_CALL = 'unknown';

/** Counts requests of a server process. */
export class HttpMetrics {
  private readonly requests = counter('concord_http_requests_total');
  private readonly durations = histogram('concord_http_request_duration_seconds');
  private readonly inFlight = gauge('concord_http_requests_in_flight');
  private readonly refusals = counter('concord_http_requests_refused_total');

  constructor() {
    // A rate needs a 0 before the first event.
    this.refusals.inc({ reason: 'overload' }, 0);
  }

  began(): void {
    this.inFlight.inc();
  }

  /** @param ms from arrival to the end of the answer; omitted if the length is meaningless, e.g. for a stream */
  ended(call: string, status: number, ms?: number): void {
    this.inFlight.dec();
    this.requests.inc({ call, status });
    if (ms !== undefined) this.durations.observe({ call }, ms / 1000);
  }

  /** Counts a request refused by overload protection. */
  refused(): void {
    this.refusals.inc({ reason: 'overload' });
  }
}
