import { Injectable } from '@nestjs/common';
import { BatchedCalls, log, LruCache, RedisConnection, searchFields } from '@concord/nest-platform';
import { GRADED_CHANNEL } from '../../../shared/live-events/graded.channel';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';
import { toResult } from '../results/result.view';
import { chosenOf, grade, questionKeys } from './grade';

/** Maximum number of questions in cached exam versions. */
const CACHED_QUESTIONS = 10_000;
/** Maximum number of attempts in one read and one write. */
const BATCH_MAX = 50;

/**
 * Grades submitted attempts. The process may be killed at any time, because submitted attempts never change and
 * grading is idempotent.
 */
@Injectable()
export class GradingService {
  private readonly cached = new LruCache<ExamVersionRecord>(
    CACHED_QUESTIONS,
    (version) => version.questions.length,
  );

  private readonly batches = new BatchedCalls<string, void>((ids) => this.gradeBatch(ids), {
    max: BATCH_MAX,
  });

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly results: ResultsRepository,
    private readonly redis: RedisConnection,
    private readonly events: LiveEventBus,
  ) {}

  /** Grades one attempt, in a batch with others. */
  gradeAttempt(attemptId: string): Promise<void> {
    return this.batches.make(attemptId);
  }

  /**
   * Writes results only; the sweeper copies scores to attempts and assignments later. Until then, readers of a
   * submitted attempt look for its result.
   * @returns for each id, in order, undefined or the error
   */
  private async gradeBatch(ids: readonly string[]): Promise<(void | Error)[]> {
    // Others were removed with their student, or graded by another worker.
    const attempts = (await this.attempts.findMany(ids)).filter(({ status }) => status === 'grading');
    const failed = new Map<string, Error>();
    await this.forgetCorrected(attempts);
    const graded = await Promise.all(
      attempts.map((attempt) =>
        this.resultOf(attempt).catch((error: unknown) => {
          failed.set(String(attempt._id), error instanceof Error ? error : new Error(String(error)));
        }),
      ),
    );
    const stored = await this.results.insertMissing(graded.filter((result) => result !== undefined));
    if (stored.length > 0) this.publish(stored);
    return ids.map((id) => failed.get(id));
  }

  /** Drops cached versions whose keys a regrade has corrected meanwhile. */
  private async forgetCorrected(attempts: readonly AttemptRecord[]): Promise<void> {
    const known = attempts.map(({ version }) => version).filter((id) => this.cached.get(String(id)));
    if (known.length === 0) return;
    const keysAt = await this.versions.keysAtOf(known);
    for (const [id, at] of keysAt) if (this.cached.get(id)?.keysAt?.getTime() !== at) this.cached.delete(id);
  }

  /** Notifies waiting requests and monitors. After a lost message they get the result by their next poll. */
  private publish(results: readonly ResultRecord[]): void {
    for (const { _id, exam } of results) this.events.ended({ _id, exam: exam._id });
    this.redis
      .publish(GRADED_CHANNEL, JSON.stringify(results.map(toResult)))
      .catch((error: unknown) => log.debug({ err: error }, 'results could not be published'));
  }

  private async resultOf(attempt: AttemptRecord): Promise<ResultRecord> {
    const version = await this.cached.getOrLoad(String(attempt.version), () =>
      this.versions.get(attempt.version),
    );
    const questions = questionKeys(version, attempt.seed);
    const chosen = chosenOf(questions, attempt.a);
    const { studentName } = attempt;
    return {
      _id: attempt._id,
      ...grade(questions, chosen),
      createdAt: new Date(),
      exam: { _id: version.exam, examName: version.examName, examCode: version.examCode },
      version: version._id,
      ...(attempt.seed !== undefined && { seed: attempt.seed }),
      student: { _id: attempt.student, ...studentName },
      chosen,
      ...(attempt.activity?.seconds && { seconds: attempt.activity.seconds }),
      tokens: searchFields([studentName.surname, studentName.firstName, version.examName]).words,
      mailed: false,
      ...(attempt.unconfirmed && { unconfirmed: true }),
    };
  }
}
