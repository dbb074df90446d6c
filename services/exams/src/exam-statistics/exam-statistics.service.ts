import { Injectable } from '@nestjs/common';
import type { ExamStatistics, ExamStatisticsQuery } from '@concord/contracts';
import { objectIdOf, required } from '@concord/nest-platform';
import { ExamsRepository } from '../exams/exams.repository';
import { type ResultScope, ResultsRepository } from '../results/results.repository';
import { ExamStatisticsQueue } from './exam-statistics.queue';
import { ExamStatisticsRepository } from './exam-statistics.repository';
import type { ExamStatisticsRecord } from './exam-statistics.schema';
import { toExamStatistics } from './exam-statistics.view';

/** While results come, they are counted so often at most. */
const PAUSE_MS = 15_000;
/** After so long they are counted again without new ones: resets and corrections change results as well. */
const OLD_MS = 120_000;

@Injectable()
export class ExamStatisticsService {
  constructor(
    private readonly statistics: ExamStatisticsRepository,
    private readonly results: ResultsRepository,
    private readonly exams: ExamsRepository,
    private readonly queue: ExamStatisticsQueue,
  ) {}

  /** The latest count, which is made anew when there are new results. For SUPER_ADMIN only. */
  async get(id: string, query: ExamStatisticsQuery): Promise<ExamStatistics> {
    const exam = required(await this.exams.find(id), 'The exam');
    const record = await this.statistics.ask(scopeOf(exam._id, query));
    const isCounting = await this.isStale(record);
    if (isCounting) {
      await this.statistics.want(record._id);
      await this.queue.add(record._id);
    }
    return toExamStatistics(exam, record, isCounting);
  }

  private async isStale({ scope, countedAt, newestAt }: ExamStatisticsRecord): Promise<boolean> {
    const age = countedAt ? Date.now() - countedAt.getTime() : Infinity;
    if (age < PAUSE_MS) return false;
    if (age > OLD_MS) return true;
    const newest = await this.results.newestOfExam(scope);
    return newest !== undefined && (!newestAt || newest > newestAt);
  }
}

const scopeOf = (exam: ResultScope['exam'], { version, from, to }: ExamStatisticsQuery): ResultScope => ({
  exam,
  ...(version && { version: objectIdOf(version) }),
  ...(from && { from: new Date(from) }),
  ...(to && { to: new Date(to) }),
});
