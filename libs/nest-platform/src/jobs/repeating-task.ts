import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { counter, gauge } from '@concord/observability';
import { log } from '../core/logger';
import { countStoreError } from '../stores/mongo-errors';
import { activity } from './activity-monitor';

/** Interval of rounds while the product is idle. */
const IDLE_INTERVAL_MS = 60_000;

export interface RepeatingTaskOptions {
  /** Name in metrics, e.g. `mail-sweeper`. */
  name: string;
  /** Delay from the end of a round to the start of the next, in ms; a function is evaluated after each round. */
  intervalMs: number | (() => number);
  /**
   * Keeps the interval while the product is idle. Other tasks slow down to a minute: all work
   * begins with a call, and scheduled work may start a minute late.
   */
  isSteady?: boolean;
  /** Interval in ms while the product is idle; one minute by default. */
  idleIntervalMs?: number;
  /** Delay of the first round in ms; defaults to `intervalMs`. */
  firstDelayMs?: number;
  /** Log message of a failed round. */
  failureMessage: string;
  /** `each`: every failure is logged; `first`: only the first one since a round succeeded. */
  logFailures?: 'each' | 'first';
}

/**
 * Runs a function repeatedly; rounds never overlap, and a failed round is logged and does not end
 * the task. Does not keep the process alive. A provider that extends it runs with the application.
 *
 * @example
 * class MailSweeper extends RepeatingTask {
 *   constructor(private readonly mails: MailsRepository) {
 *     super((signal) => this.sweep(signal), {
 *       name: 'mail-sweeper',
 *       intervalMs: 5000,
 *       failureMessage: 'a sweep failed',
 *     });
 *   }
 * }
 */
export class RepeatingTask implements OnApplicationBootstrap, OnApplicationShutdown {
  private controller = new AbortController();
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private isFailing = false;
  private endListening?: () => void;
  private readonly metrics: TaskMetrics;

  /** @param round gets a signal aborted by {@link stop}, so that a long round can end early. */
  constructor(
    private readonly round: (signal: AbortSignal) => Promise<unknown>,
    private readonly options: RepeatingTaskOptions,
  ) {
    this.metrics = new TaskMetrics(options.name);
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Schedules the first round; does nothing if started. */
  start(): void {
    if (this.timer) return;
    this.metrics.started();
    this.controller = new AbortController();
    const { signal } = this.controller;
    this.schedule(this.options.firstDelayMs ?? this.intervalMs(), signal);
    if (!this.options.isSteady) this.endListening = activity.onWake(() => this.wake(signal));
  }

  /** Stops until {@link start}. @returns when the running round has ended. Never rejects. */
  async stop(): Promise<void> {
    this.controller.abort();
    this.endListening?.();
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private intervalMs(): number {
    const { intervalMs, isSteady, idleIntervalMs = IDLE_INTERVAL_MS } = this.options;
    const usual = typeof intervalMs === 'number' ? intervalMs : intervalMs();
    return isSteady || this.isFailing || !activity.isIdle ? usual : Math.max(usual, idleIntervalMs);
  }

  /** Ends a long idle interval. */
  private wake(signal: AbortSignal): void {
    // A running round schedules the next one itself.
    if (signal.aborted || this.running) return;
    clearTimeout(this.timer);
    this.schedule(this.intervalMs(), signal);
  }

  private schedule(delayMs: number, signal: AbortSignal): void {
    this.timer = setTimeout(() => {
      this.running ??= this.runRound().finally(() => (this.running = undefined));
      void this.running.then(() => {
        if (!signal.aborted) this.schedule(this.intervalMs(), signal);
      });
    }, delayMs).unref();
  }

  private async runRound(): Promise<void> {
    try {
      await this.round(this.controller.signal);
      this.isFailing = false;
      this.metrics.completed();
    } catch (error) {
      this.metrics.failed();
      countStoreError(error);
      if (!this.isFailing || this.options.logFailures !== 'first')
        log.warn({ err: error }, this.options.failureMessage);
      this.isFailing = true;
    }
  }
}

/** Metrics of one task's rounds. */
class TaskMetrics {
  private readonly runs = counter('concord_task_runs_total');
  private readonly lastSuccess = gauge('concord_task_last_success_timestamp_seconds');

  constructor(private readonly task: string) {}

  /** Initialises the counter: a rate needs a 0 before the first round. */
  started(): void {
    for (const outcome of ['completed', 'failed']) this.runs.inc({ task: this.task, outcome }, 0);
    this.lastSuccess.setToCurrentTime({ task: this.task });
  }

  completed(): void {
    this.runs.inc({ task: this.task, outcome: 'completed' });
    this.lastSuccess.setToCurrentTime({ task: this.task });
  }

  failed(): void {
    this.runs.inc({ task: this.task, outcome: 'failed' });
  }
}
