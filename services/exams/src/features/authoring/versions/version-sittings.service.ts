import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import { CountedResultsRepository } from '../../../store/results/counted-results.repository';

/** Numbers of results and of open attempts, each by version id. */
export interface SittingCounts {
  readonly results: ReadonlyMap<string, number>;
  readonly underWay: ReadonlyMap<string, number>;
}

/** Counts the sittings of an exam's versions. */
@Injectable()
export class VersionSittings {
  constructor(
    private readonly attempts: ExamAttemptsRepository,
    private readonly results: CountedResultsRepository,
  ) {}

  /** @param versions ids of versions of this exam */
  async of(exam: ObjectId, versions: readonly ObjectId[]): Promise<SittingCounts> {
    const [results, attempts] = await Promise.all([
      this.results.countByVersion(versions),
      this.attempts.countOpenByVersion(exam, versions),
    ]);
    return { results: toMap(results), underWay: toMap(attempts) };
  }
}

const toMap = (counted: readonly { _id: ObjectId; count: number }[]) =>
  new Map(counted.map(({ _id, count }) => [String(_id), count]));
