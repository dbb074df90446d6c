import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { AppError, InternalClient } from '@concord/nest-platform';
import { ExamStatisticsRepository } from '../../../store/exam-statistics/exam-statistics.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { numbersOf } from './exam-numbers';
import { ResultTallies } from './result-tallies.service';

/** Counts the results of an exam when its statistics are wanted. */
@Injectable()
export class ExamCounter {
  constructor(
    private readonly statistics: ExamStatisticsRepository,
    private readonly exams: ExamsRepository,
    private readonly tallies: ResultTallies,
    private readonly internal: InternalClient,
  ) {}

  /** Idempotent. Of concurrent counts the latest is stored. */
  async count(id: string): Promise<void> {
    const record = await this.statistics.find(id);
    if (!record?.wantedAt) return;
    const exam = await this.exams.find(record.scope.exam);
    if (!exam) return;
    const countedAt = new Date();
    const { cohort } = record.scope;
    const students = cohort && (await this.studentsOf(String(cohort)));
    const { tally, newestAt, versions } = await this.tallies.of(exam, record.scope, students);
    await this.statistics.keep(record._id, { countedAt, newestAt, versions, ...numbersOf(tally) });
  }

  /** Empty if the cohort has been removed. */
  private async studentsOf(id: string): Promise<ReadonlySet<string>> {
    try {
      const { students } = await this.internal.call(internalCalls.internalCohortStudents, { params: { id } });
      return new Set(students);
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 404) return new Set();
      throw error;
    }
  }
}
