import { counter, gauge, histogram } from './metrics';

/** A request of none of the contracts' calls. */
export const UNKNOWN_CALL = 'unknown';

/** Counts the requests of a process that answers calls. */
export class HttpMetrics {
  private readonly requests = counter('concord_http_requests_total');
  private readonly durations = histogram('concord_http_request_duration_seconds');
  private readonly inFlight = gauge('concord_http_requests_in_flight');
  private readonly refusals = counter('concord_http_requests_refused_total');

  constructor() {
    // A rate needs a 0 before the first one.
    this.refusals.inc({ reason: 'overload' }, 0);
  }

  began(): void {
    this.inFlight.inc();
  }

  /** @param ms from arrival to the end of the answer; none for one whose length says nothing, such as a stream */
  ended(call: string, status: number, ms?: number): void {
    this.inFlight.dec();
    this.requests.inc({ call, status });
    if (ms !== undefined) this.durations.observe({ call }, ms / 1000);
  }

  /** One that is told to come back, because too many are in flight. */
  refused(): void {
    this.refusals.inc({ reason: 'overload' });
  }
}
