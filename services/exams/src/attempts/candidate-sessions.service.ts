import { Injectable } from '@nestjs/common';
import { type CandidateActor, unauthenticated } from '@concord/nest-platform';
import { AttemptsRepository } from './attempts.repository';
import { isSessionOver } from './session-end';

/**
 * Ends the sign-ins of candidates, which a shared computer keeps when its browser is closed. They are known by their
 * attempts alone. Saves and submissions need no check: they go to one attempt, which has its own end.
 */
@Injectable()
export class CandidateSessions {
  constructor(private readonly attempts: AttemptsRepository) {}

  /** @throws AppError 401 when the sign-in has ended. */
  async require({ id, sid, signedAt }: CandidateActor): Promise<void> {
    const attempts = await this.attempts.findOfSession(id, sid);
    if (isSessionOver(new Date(signedAt), attempts, new Date()))
      throw unauthenticated('Your session has ended. Please sign in again');
  }
}
