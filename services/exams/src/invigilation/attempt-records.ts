import { Injectable } from '@nestjs/common';
import type { AttemptRecord } from '@concord/contracts';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { Papers } from '../exams/papers';
import { ResultsRepository } from '../results/results.repository';
import { attemptRecordView } from './attempt-record.view';

/** Makes the records of attempts that staff see. */
@Injectable()
export class AttemptRecords {
  constructor(
    private readonly papers: Papers,
    private readonly results: ResultsRepository,
  ) {}

  async of(attempts: readonly AttemptDoc[]): Promise<AttemptRecord[]> {
    const ended = attempts.filter(({ submittedAt }) => submittedAt !== null).map(({ _id }) => _id);
    const results = ended.length > 0 ? await this.results.findScores(ended) : [];
    const scoreOf = new Map(results.map(({ _id, total_score }) => [String(_id), total_score]));
    return Promise.all(
      attempts.map(async (attempt) => {
        const { totalQuestions } = await this.papers.of(attempt.version);
        return attemptRecordView(attempt, totalQuestions, scoreOf.get(String(attempt._id)) ?? null);
      }),
    );
  }
}
