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
 * Ends the sign-ins of candidates, which a shared computer keeps when its browser is closed. They are known by their
 * attempts only. Saves and submissions need no check: they belong to one attempt, which has its own end. So a candidate
 * whose record is archived can finish the open attempt, and nothing else.
 */
@Injectable()
export class CandidateSessions {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly records: StaffVersionCache,
  ) {}

  /** @returns all attempts of the candidate. @throws AppError 401 when the sign-in has ended. */
  async require({ id, sid, signedAt }: CandidateActor): Promise<AttemptWithoutAnswers[]> {
    const attempts = await this.attempts.findOfStudent(id);
    const signIn = { signedAt: new Date(signedAt), isArchived: this.records.isArchived(id) };
    const own = attempts.filter((attempt) => attempt.sid === sid);
    if (isSessionOver(signIn, own, new Date()))
      throw unauthenticated('Your session has ended. Please sign in again');
    return attempts;
  }

  /** All attempts of a student, for staff, or for the candidate while the sign-in lasts. @throws AppError 401. */
  attemptsOf(actor: StaffActor | CandidateActor, student: string): Promise<AttemptWithoutAnswers[]> {
    return actor.kind === 'candidate' ? this.require(actor) : this.attempts.findOfStudent(student);
  }
}
