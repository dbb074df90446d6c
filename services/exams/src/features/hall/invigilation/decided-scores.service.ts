import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';

/** Applies a decision on late answers to the records that depend on it. */
@Injectable()
export class DecidedScores {
  constructor(
    private readonly lateAnswers: LateAnswersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly results: ResultsRepository,
  ) {}

  /** Copies the result's score to the assignment. There is no attempt if the student was removed. */
  async apply(id: ResultRecord['_id']): Promise<void> {
    const [result, attempt] = await Promise.all([
      this.results.find(id),
      this.attempts.findWithoutAnswers(id),
    ]);
    if (result && attempt)
      await this.assignments.complete(attempt, result.total_score, attempt.submittedAt ?? result.createdAt);
    await this.lateAnswers.setDecided(id);
  }
}
