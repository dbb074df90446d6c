import { Injectable } from '@nestjs/common';
import { ACCESS_LIMITS } from '@concord/contracts';
import { accessHolderOf } from '@concord/nest-platform';
import type { AccessSessionRecord } from '../../../store/access-sessions/access-session.schema';
import {
  AccessSessionsRepository,
  type PersonIds,
} from '../../../store/access-sessions/access-sessions.repository';
import { Revocations } from '../../accounts/revocations/revocations.service';
import { idsOf, personIdOf } from '../people/person';

const TOKEN_MS = ACCESS_LIMITS.tokenMinutes * 60_000;

type Ending = Pick<AccessSessionRecord, '_id' | 'member' | 'currentMember' | 'student'>;

/**
 * Ends sessions and voids their tokens. Tokens are voided first, so that a crash in between leaves a session that its
 * owner can end again.
 */
@Injectable()
export class EndedAccess {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly revocations: Revocations,
  ) {}

  async endMany(ended: readonly Ending[]): Promise<void> {
    if (ended.length === 0) return;
    const now = Date.now();
    const signIns = ended.map((session) => ({
      sid: session._id.toString(),
      holder: accessHolderOf(session.currentMember ?? personIdOf(session)),
      startedAt: now,
      endsAt: now + TOKEN_MS,
    }));
    await this.revocations.endSignIns(signIns);
    await this.sessions.endMany(ended.map(({ _id }) => _id));
  }

  /** Ends all sign-ins of a person, also as the applicant whom they were, and as members merged into this one. */
  async endAll(person: PersonIds): Promise<void> {
    // Tokens have a precision of one second.
    await this.revocations.endAllBefore(idsOf(person).map(accessHolderOf), Date.now() + 1000);
    await this.sessions.endAll(person);
  }
}
