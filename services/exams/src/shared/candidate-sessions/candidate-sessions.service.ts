import { Injectable } from '@nestjs/common';
import {
  type CandidateActor,
  type StaffActor,
  StaffVersionCache,
  unauthenticated,
} from '@concord/nest-platform';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../store/attempts/attempts.repository';
import { isSessionOver } from './session-end';

/**
 * Ends sign-ins of candidates, which remain on a shared computer after its browser is closed. Their state derives
 * from the attempts. Saves and submissions need no check, because each belongs to an attempt with its own end. So a
 * candidate with an archived record can finish an open attempt, but do nothing else.
 */
@Injectable()
export class CandidateSessions {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly records: StaffVersionCache,
  ) {}

  /** @returns all attempts of the candidate @throws AppError 401 if the sign-in has ended */
  async require({ id, sid, signedAt }: CandidateActor): Promise<AttemptWithoutAnswers[]> {
    const attempts = await this.attempts.findOfStudent(id);
    const signIn = { signedAt: new Date(signedAt), isArchived: this.records.isArchived(id) };
    const own = attempts.filter((attempt) => attempt.sid === sid);
    if (isSessionOver(signIn, own, new Date()))
      throw unauthenticated('Your session has ended. Please sign in again');
    return attempts;
  }

  /** All attempts of a student, for staff, or for the candidate during the sign-in. @throws AppError 401 */
  attemptsOf(actor: StaffActor | CandidateActor, student: string): Promise<AttemptWithoutAnswers[]> {
    return actor.kind === 'candidate' ? this.require(actor) : this.attempts.findOfStudent(student);
  }
}
