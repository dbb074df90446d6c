import { Injectable } from '@nestjs/common';
import { internalCalls, LIMITS, type MailOrder } from '@concord/contracts';
import { AppError, InternalClient, log, RepeatingTask } from '@concord/nest-platform';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import {
  isRevised,
  ResultMailsRepository,
  timesCorrected,
  type UnmailedResult,
} from '../../../store/results/result-mails.repository';

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
    private readonly exams: ExamsRepository,
    private readonly attempts: AttemptsRepository,
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
      // Read for each batch: an exam may be released, or hold its results from now on.
      const held = [...(await this.exams.findHeld(new Date())).keys()];
      found = await this.results.findUnmailed(BATCH + this.refused.size, held);
      const batch = found.filter(({ _id }) => !this.refused.has(String(_id))).slice(0, BATCH);
      if (batch.length === 0) return;
      await this.orderFinal(batch);
    } while (found.length >= BATCH && !signal.aborted);
  }

  /**
   * Orders mails of final rounds. A round that was reset before its mail, for example while results were held, gets
   * none.
   */
  private async orderFinal(results: readonly UnmailedResult[]): Promise<void> {
    const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
    const isReset = ({ _id }: UnmailedResult) => reset.has(String(_id));
    const final = results.filter((result) => !isReset(result));
    if (final.length > 0) await this.order(final);
    if (reset.size > 0) await this.results.setMailed(results.filter(isReset));
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

/** Idempotency key of a mail: each accepted late answer and each regrade has its own. */
function mailKeyOf(result: UnmailedResult): string {
  const corrected = timesCorrected(result);
  const words = [
    'result',
    ...(corrected > 0 ? ['corrected', ...Array<string>(corrected - 1).fill('again')] : []),
    ...(isRevised(result) ? ['revised'] : []),
  ];
  return [...words, String(result._id)].join('-');
}

/** The key makes an order idempotent. */
const toMailOrder = (result: UnmailedResult): MailOrder => ({
  key: mailKeyOf(result),
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
    ...(result.corrections?.some(({ wasMailed }) => wasMailed) && { corrected: true }),
  },
});
