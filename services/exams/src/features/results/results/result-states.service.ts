import { Injectable } from '@nestjs/common';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import type { ScoreState } from './score-access';

/** State of a result, and its attempt: null if its student was removed. */
interface ResultState extends ScoreState {
  readonly attempt: AttemptWithoutAnswers | null;
}

/** Determines whether results are held, and whether their attempts were reset. */
@Injectable()
export class ResultStates {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly held: HeldExams,
  ) {}

  async stateOf(result: ResultRecord): Promise<ResultState> {
    const [attempt, held] = await Promise.all([
      this.attempts.findWithoutAnswers(result._id),
      this.heldOf(result),
    ]);
    return { attempt, held, isReset: attempt !== null && isReset(attempt) };
  }

  /** The view of a held result; undefined if the candidate may see it. */
  heldOf({ exam, unconfirmed }: Pick<ResultRecord, 'exam' | 'unconfirmed'>) {
    return this.held.ofSitting({ exam: exam._id, unconfirmed });
  }
}
