import { Injectable } from '@nestjs/common';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import type { ScoreState } from './score-access';

/** Determines whether results are held, and whether their attempts were reset. */
@Injectable()
export class ResultStates {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly held: HeldExams,
  ) {}

  /** The attempt is missing if its student was removed. */
  async stateOf(result: ResultRecord): Promise<ScoreState> {
    const [attempt, held] = await Promise.all([
      this.attempts.findWithoutAnswers(result._id),
      this.heldOf(result),
    ]);
    return { held, isReset: attempt !== null && isReset(attempt) };
  }

  /** The view of a held result; undefined if the candidate may see it. */
  heldOf({ exam, unconfirmed }: Pick<ResultRecord, 'exam' | 'unconfirmed'>) {
    return this.held.ofSitting({ exam: exam._id, unconfirmed });
  }
}
