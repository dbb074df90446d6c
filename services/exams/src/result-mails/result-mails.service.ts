import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LIMITS, type MailOrdersAccepted } from '@concord/contracts';
import { AppError, InternalClient, log } from '@concord/nest-platform';
import { GradingQueue } from '../grading/grading.queue';
import { Lull } from '../grading/lull';
import { mailOf } from './result-mail';
import { ResultMailsRepository, type UnmailedResult } from './result-mails.repository';

const EVERY_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
const CALL_MS = 10_000;
/** Results whose order was refused, that this process does not offer again. */
const REFUSED_MAX = 1000;

/**
 * Orders the mails with results, apart from grading and after it. Results stay unmailed until the students service has
 * taken the order, and an order may be repeated, so that any number of workers may run, die and run again.
 */
@Injectable()
export class ResultMailsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;
  private isFailing = false;
  private readonly refused = new Set<string>();
  private readonly lull: Lull;

  constructor(
    private readonly results: ResultMailsRepository,
    private readonly peers: InternalClient,
    queue: GradingQueue,
  ) {
    this.lull = new Lull(queue);
  }

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Orders what is there to order, when no crowd waits for its grades. */
  async pass(): Promise<void> {
    if (!(await this.lull.isNow())) return;
    let found: UnmailedResult[];
    do {
      found = await this.results.findUnmailed(BATCH + this.refused.size);
      const wanted = found.filter(({ _id }) => !this.refused.has(String(_id))).slice(0, BATCH);
      if (wanted.length === 0) return;
      await this.order(wanted);
    } while (found.length >= BATCH && !this.stopped);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.pass()
        .then(() => {
          this.isFailing = false;
        })
        .catch((error: unknown) => this.tell(error))
        .finally(() => this.schedule());
    }, EVERY_MS);
  }

  /** Once for each outage. */
  private tell(error: unknown): void {
    if (!this.isFailing) log.warn({ err: error }, 'mails with results wait: they could not be ordered');
    this.isFailing = true;
  }

  private async order(results: readonly UnmailedResult[]): Promise<void> {
    try {
      const body = { mails: results.map(mailOf) };
      const request = { method: 'POST', path: '/mails', body, timeoutMs: CALL_MS } as const;
      await this.peers.call<MailOrdersAccepted>('students', request);
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode !== 400) throw error;
      // One that is refused must not hold up the others.
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
