import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LIMITS, type MailOrdersAccepted } from '@concord/contracts';
import { AppError, InternalClient, log } from '@concord/nest-platform';
import { GradingQueue } from '../grading/grading.queue';
import { LowPriorityGate } from '../grading/low-priority.gate';
import { toMailOrder } from './result-mail-order';
import { ResultMailsRepository, type UnmailedResult } from './result-mails.repository';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
const TIMEOUT_MS = 10_000;
/** Limit of refused results that this process remembers and skips. */
const REFUSED_MAX = 1000;

/**
 * Orders the mails with results: the results are the outbox, marked as mailed once the students service has accepted
 * the order. An order may be repeated, so several workers may run this, and may be killed at any time.
 */
@Injectable()
export class ResultMailsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;
  private isFailing = false;
  private readonly refused = new Set<string>();
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly results: ResultMailsRepository,
    private readonly internal: InternalClient,
    queue: GradingQueue,
  ) {
    this.gate = new LowPriorityGate(queue);
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async orderAll(): Promise<void> {
    if (!(await this.gate.isOpen())) return;
    let found: UnmailedResult[];
    do {
      found = await this.results.findUnmailed(BATCH + this.refused.size);
      const batch = found.filter(({ _id }) => !this.refused.has(String(_id))).slice(0, BATCH);
      if (batch.length === 0) return;
      await this.order(batch);
    } while (found.length >= BATCH && !this.stopped);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.orderAll()
        .then(() => {
          this.isFailing = false;
        })
        .catch((error: unknown) => this.logOutage(error))
        .finally(() => this.schedule());
    }, INTERVAL_MS);
  }

  /** Logs once per outage. */
  private logOutage(error: unknown): void {
    if (!this.isFailing) log.warn({ err: error }, 'mails with results wait: they could not be ordered');
    this.isFailing = true;
  }

  private async order(results: readonly UnmailedResult[]): Promise<void> {
    try {
      const body = { mails: results.map(toMailOrder) };
      const request = { method: 'POST', path: '/mails', body, timeoutMs: TIMEOUT_MS } as const;
      await this.internal.call<MailOrdersAccepted>('students', request);
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode !== 400) throw error;
      // Ordered one by one, so that a refused one does not block the others.
      if (results.length === 1) return this.skip(results[0], error);
      for (const result of results) await this.order([result]);
      return;
    }
    await this.results.setMailed(results);
  }

  private skip(result: UnmailedResult | undefined, error: AppError): void {
    const id = String(result?._id);
    log.error({ err: error, result: id }, 'the mail with a result was refused');
    if (this.refused.size < REFUSED_MAX) this.refused.add(id);
  }
}
