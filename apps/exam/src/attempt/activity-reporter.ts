import { isApiError } from '@concord/api-client/requests';
import type { Activity, ActivityBody } from '@concord/contracts';
import { NO_ACTIVITY } from './activity';
import type { ActivityCounter } from './activity-counter';

const TICK_MS = 20_000;
/** Interval of reports with question times only, which change constantly. */
const SECONDS_MS = 60_000;

export interface ActivityPorts {
  /** Sends a report; rejects with the call's typed error. */
  readonly send: (body: ActivityBody) => Promise<unknown>;
  readonly persist: (activity: Activity) => Promise<void>;
  /** Latest activity of the attempt on the server. */
  readonly known: () => Activity | undefined;
}

/**
 * True for an error that makes further reports useless: an older server, or an attempt that has
 * ended or belongs to someone else.
 */
const isFinal = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);

const countsOf = ({ seconds: _, ...counts }: Activity) => JSON.stringify(counts);

/**
 * Stores activity counts on the device and reports them to the server, separately from the answers
 * and with lower priority.
 */
export class ActivityReporter {
  /** Counts acknowledged by the server. */
  private acknowledged: Activity;
  private sentAt = performance.now();
  private timer: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly counter: ActivityCounter,
    private readonly ports: ActivityPorts,
  ) {
    this.acknowledged = ports.known() ?? NO_ACTIVITY;
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Stops the reports after a last one. */
  stop(): void {
    clearInterval(this.timer);
    this.flush();
  }

  /** Stores and reports the counts at once: the page may be closed, or submits. */
  flush(): void {
    const now = this.counter.snapshot();
    void this.ports.persist(now);
    if (JSON.stringify(now) !== JSON.stringify(this.acknowledged)) this.report(now);
  }

  private tick(): void {
    this.counter.merge(this.ports.known());
    const now = this.counter.snapshot();
    void this.ports.persist(now);
    const hasNewCounts = countsOf(now) !== countsOf(this.acknowledged);
    if (hasNewCounts || performance.now() - this.sentAt >= SECONDS_MS) this.report(now);
  }

  private report(now: Activity): void {
    if (this.ended) return;
    this.sentAt = performance.now();
    const seconds = Object.fromEntries(
      Object.entries(now.seconds).filter(([question, time]) => this.acknowledged.seconds[question] !== time),
    );
    this.ports.send({ ...now, seconds }).then(
      () => (this.acknowledged = now),
      (error: unknown) => (this.ended ||= isFinal(error)),
    );
  }
}
