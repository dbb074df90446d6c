import { Injectable } from '@nestjs/common';
import { internalCalls, LIMITS, type MailOrder } from '@concord/contracts';
import { AppError, InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../grading/grading.queue';
import { LowPriorityGate } from '../grading/low-priority.gate';
import { isRevised, ResultMailsRepository, type UnmailedResult } from './result-mails.repository';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.mailBatchMax;
/** Limit of refused results that this process remembers and skips. */
const REFUSED_MAX = 1000;

/**
 * Orders the mails with results: the results are the outbox, marked as mailed once the students service has accepted
 * the order. An order may be repeated, so several workers may run this, and may be killed at any time.
 */
@Injectable()
export class ResultMailsService extends RepeatingTask {
  private readonly refused = new Set<string>();
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly results: ResultMailsRepository,
    private readonly internal: InternalClient,
    queue: GradingQueue,
  ) {
    super((signal) => this.orderAll(signal), {
      name: 'result-mails',
      intervalMs: INTERVAL_MS,
      failureMessage: 'mails with results wait: they could not be ordered',
      logFailures: 'first',
    });
    this.gate = new LowPriorityGate(queue);
  }

  private async orderAll(signal: AbortSignal): Promise<void> {
    if (!(await this.gate.isOpen())) return;
    let found: UnmailedResult[];
    do {
      found = await this.results.findUnmailed(BATCH + this.refused.size);
      const batch = found.filter(({ _id }) => !this.refused.has(String(_id))).slice(0, BATCH);
      if (batch.length === 0) return;
      await this.order(batch);
    } while (found.length >= BATCH && !signal.aborted);
  }

  private async order(results: readonly UnmailedResult[]): Promise<void> {
    try {
      const body = { mails: results.map(toMailOrder) };
      await this.internal.call(internalCalls.internalMailOrder, { body });
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

/** The key makes an order idempotent. A result that changed because late answers were accepted has a key of its own. */
const toMailOrder = (result: UnmailedResult): MailOrder => ({
  key: `${isRevised(result) ? 'result-revised' : 'result'}-${String(result._id)}`,
  student: String(result.student._id),
  kind: 'result',
  data: {
    examName: result.exam.examName,
    examCode: result.exam.examCode,
    score: result.total_score,
    ...(result.total_questions !== undefined && { total: result.total_questions }),
    answered: result.total_answered,
    correct: result.total_correct,
    wrong: result.total_wrong,
    percentage: result.percantage,
    pass: result.pass,
    gradedAt: result.createdAt.toISOString(),
  },
});
