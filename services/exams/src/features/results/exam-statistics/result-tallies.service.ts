import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { objectIdOf } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { Counted } from '../../../store/exam-statistics/exam-statistics.repository';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { inBatches } from '../../../store/parts/in-batches';
import {
  CountedResultsRepository,
  type ResultScope,
} from '../../../store/results/counted-results.repository';
import { ExamTally } from './exam-tally';

/** Number of results before yielding to other work, such as grading. */
const BATCH = 200;

/** The tally of a scope, with the newest result and the versions of all its results. */
interface ResultTally extends Pick<Counted, 'newestAt' | 'versions'> {
  readonly tally: ExamTally;
}

/** Tallies results in constant memory. */
@Injectable()
export class ResultTallies {
  constructor(
    private readonly results: CountedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly versions: ExamVersionsRepository,
  ) {}

  /**
   * Tallies the results of a scope; those of reset attempts do not count.
   * @param students those whose results count; all if undefined
   */
  async of(exam: ExamRecord, scope: ResultScope, students?: ReadonlySet<string>): Promise<ResultTally> {
    const tally = new ExamTally();
    tally.addVersion(await this.versions.get(exam.current));
    const versions = new Map<string, Date>();
    let newestAt: Date | null = null;
    for await (const results of inBatches(this.results.eachOfExam(scope, exam.createdAt), BATCH)) {
      const reset = await this.attempts.resetAmong(results.map(({ _id }) => _id));
      for (const result of results) {
        const version = String(result.version);
        if (!versions.has(version)) {
          const stored = await this.versions.find(result.version);
          if (stored) tally.addVersion(stored);
          versions.set(version, stored?.createdAt ?? new Date(0));
        }
        if (!newestAt || result.createdAt > newestAt) newestAt = result.createdAt;
        const isMeant = !students || students.has(String(result.student._id));
        if (isMeant && !reset.has(String(result._id))) tally.add(result);
      }
      await setImmediate();
    }
    return { tally, newestAt, versions: newestFirst(versions) };
  }
}

const newestFirst = (versions: ReadonlyMap<string, Date>): Counted['versions'] =>
  [...versions]
    .map(([id, createdAt]) => ({ _id: objectIdOf(id), createdAt }))
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
