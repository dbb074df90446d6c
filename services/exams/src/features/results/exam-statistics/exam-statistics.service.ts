import { Injectable } from '@nestjs/common';
import { type ExamStatistics, type ExamStatisticsQuery, internalCalls } from '@concord/contracts';
import { InternalClient, objectIdOf, required } from '@concord/nest-platform';
import { ExamStatisticsRepository } from '../../../store/exam-statistics/exam-statistics.repository';
import type {
  ExamStatisticsRecord,
  StatisticsScope,
} from '../../../store/exam-statistics/exam-statistics.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { ExamStatisticsQueue } from './exam-statistics.queue';
import { toExamStatistics } from './exam-statistics.view';

/** Minimum interval between recounts while results arrive. */
const PAUSE_MS = 15_000;
/** Maximum age of a count even without new results, because resets and corrections change it too. */
const OLD_MS = 120_000;

@Injectable()
export class ExamStatisticsService {
  constructor(
    private readonly statistics: ExamStatisticsRepository,
    private readonly results: CountedResultsRepository,
    private readonly exams: ExamsRepository,
    private readonly queue: ExamStatisticsQueue,
    private readonly internal: InternalClient,
  ) {}

  /** The latest count; a recount is queued if it is outdated. For SUPER_ADMIN only. @throws AppError 404 */
  async get(id: string, query: ExamStatisticsQuery): Promise<ExamStatistics> {
    const exam = required(await this.exams.find(id), 'The exam');
    const record = await this.statistics.ask(scopeOf(exam._id, query));
    const isCounting = await this.isStale(record);
    if (isCounting) {
      // Refuses a missing cohort before a count is queued.
      if (query.cohort)
        await this.internal.call(internalCalls.internalCohortStudents, { params: { id: query.cohort } });
      await this.statistics.want(record._id);
      await this.queue.add(record._id);
    }
    return toExamStatistics(exam, record, isCounting);
  }

  private async isStale({ scope, countedAt, changedAt, newestAt }: ExamStatisticsRecord): Promise<boolean> {
    if (!countedAt || (changedAt && changedAt > countedAt)) return true;
    const age = Date.now() - countedAt.getTime();
    if (age < PAUSE_MS) return false;
    if (age > OLD_MS) return true;
    return this.results.hasNewerOfExam(scope, newestAt ?? scope.from ?? new Date(0));
  }
}

const scopeOf = (
  exam: StatisticsScope['exam'],
  { version, from, to, cohort }: ExamStatisticsQuery,
): StatisticsScope => ({
  exam,
  ...(version && { version: objectIdOf(version) }),
  ...(from && { from: new Date(from) }),
  ...(to && { to: new Date(to) }),
  ...(cohort && { cohort: objectIdOf(cohort) }),
});
