import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { internalCalls, type ItemStatistics, STATISTICS_MIN } from '@concord/contracts';
import { AppError, InternalClient, objectIdOf } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import {
  type Counted,
  ExamStatisticsRepository,
} from '../../../store/exam-statistics/exam-statistics.repository';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { inBatches } from '../../../store/parts/in-batches';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';
import { ExamTally } from './exam-tally';
import { analyseItem, thirdsOf } from './item-analysis';
import { summarize } from './score-summary';

/** Number of results before yielding to other work, such as grading. */
const BATCH = 200;

/** Counts the results of an exam in constant memory. */
@Injectable()
export class ExamCounter {
  constructor(
    private readonly statistics: ExamStatisticsRepository,
    private readonly results: CountedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly internal: InternalClient,
  ) {}

  /** Idempotent. Of concurrent counts the latest is stored. */
  async count(id: string): Promise<void> {
    const record = await this.statistics.find(id);
    if (!record?.wantedAt) return;
    const exam = await this.exams.find(record.scope.exam);
    if (!exam) return;
    const countedAt = new Date();
    const cohort = record.scope.cohort && (await this.studentsOf(String(record.scope.cohort)));
    const all = new ExamTally();
    all.addVersion(await this.versions.get(exam.current));
    const versions = new Map<string, Date>();
    let newestAt: Date | null = null;
    const found = this.results.eachOfExam(record.scope, exam.createdAt);
    for await (const results of inBatches(found, BATCH)) {
      const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
      for (const result of results) {
        const version = String(result.version);
        if (!versions.has(version)) {
          const stored = await this.versions.find(result.version);
          if (stored) all.addVersion(stored);
          versions.set(version, stored?.createdAt ?? new Date(0));
        }
        if (!newestAt || result.createdAt > newestAt) newestAt = result.createdAt;
        const isMeant = !cohort || cohort.has(String(result.student._id));
        if (isMeant && !reset.has(String(result._id))) all.add(result);
      }
      await setImmediate();
    }
    await this.statistics.keep(record._id, {
      countedAt,
      newestAt,
      versions: newestFirst(versions),
      ...numbersOf(all),
    });
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

const newestFirst = (versions: ReadonlyMap<string, Date>): Counted['versions'] =>
  [...versions]
    .map(([id, createdAt]) => ({ _id: objectIdOf(id), createdAt }))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

/** Undefined numbers below the minimum number of candidates. */
function numbersOf(all: ExamTally): Pick<Counted, 'candidates' | 'scores' | 'items'> {
  const { tally, times } = all;
  const candidates = tally.levels.reduce((sum, { count }) => sum + count, 0);
  if (candidates < STATISTICS_MIN) return { candidates };
  const thirds = thirdsOf(tally.levels);
  const has = new Set(tally.ids);
  const items = [...all.items.values()]
    .filter(({ id }) => has.has(id))
    .map(({ id, question, topic, difficulty, options, key }, index): ItemStatistics => {
      const { choices, ...numbers } = analyseItem(tally, id, { options: options.length, thirds });
      const medianSeconds = times.medianOf(id);
      return {
        _id: id,
        qstNumber: index + 1,
        question,
        ...(topic !== undefined && { topic }),
        ...(difficulty !== undefined && { difficulty }),
        ...numbers,
        ...(medianSeconds !== undefined && { medianSeconds }),
        options: choices.map((counts, at) => {
          const text = options[at] ?? '';
          return { ...counts, text, isKey: text === key };
        }),
      };
    });
  return { candidates, scores: summarize(tally), items };
}
