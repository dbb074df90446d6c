import { isApiError } from '@concord/api-client/requests';
import type { Activity, ActivityBody } from '@concord/contracts';
import { NO_ACTIVITY } from './activity';
import type { ActivityCounter } from './activity-counter';

const TICK_MS = 20_000;
/** Times of questions alone, which change all the time, are told less often. */
const SECONDS_MS = 60_000;

export interface ActivityPorts {
  /** Tells the server; rejects with the call's typed error. */
  readonly send: (body: ActivityBody) => Promise<unknown>;
  readonly persist: (activity: Activity) => Promise<void>;
  /** What the server last said about the attempt. */
  readonly known: () => Activity | undefined;
}

/** An answer by which telling more is no use: a server of before, or an attempt that is not ours or has ended. */
const isFinal = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status);

const countsOf = ({ seconds: _, ...counts }: Activity) => JSON.stringify(counts);

/** Stores what the page counted on the device and tells the server, apart from the answers and less important. */
export class ActivityReporter {
  /** What the server has acknowledged. */
  private told: Activity;
  private toldAt = performance.now();
  private timer: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly counter: ActivityCounter,
    private readonly ports: ActivityPorts,
  ) {
    this.told = ports.known() ?? NO_ACTIVITY;
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** Tells the rest. */
  stop(): void {
    clearInterval(this.timer);
    this.flush();
  }

  /** The page may be closed, or submits. */
  flush(): void {
    const now = this.counter.snapshot();
    void this.ports.persist(now);
    if (JSON.stringify(now) !== JSON.stringify(this.told)) this.tell(now);
  }

  private tick(): void {
    this.counter.merge(this.ports.known());
    const now = this.counter.snapshot();
    void this.ports.persist(now);
    const isNews = countsOf(now) !== countsOf(this.told);
    if (isNews || performance.now() - this.toldAt >= SECONDS_MS) this.tell(now);
  }

  private tell(now: Activity): void {
    if (this.ended) return;
    this.toldAt = performance.now();
    const seconds = Object.fromEntries(
      Object.entries(now.seconds).filter(([question, time]) => this.told.seconds[question] !== time),
    );
    this.ports.send({ ...now, seconds }).then(
      () => (this.told = now),
      (error: unknown) => (this.ended ||= isFinal(error)),
    );
  }
}
