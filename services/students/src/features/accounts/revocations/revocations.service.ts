import { Injectable } from '@nestjs/common';
import { LIMITS } from '@concord/contracts';
import { type SignIn, StaffVersionCache } from '@concord/nest-platform';
import { type NewRevocation, RevocationsRepository } from '../../../store/revocations/revocations.repository';

const HOUR_MS = 3_600_000;
export const CANDIDATE_TOKEN_MS = LIMITS.candidateTokenHours * HOUR_MS;
/** Maximum number of revocations per person; above it, one revocation ends all earlier sign-ins. */
export const ENDED_MAX = 50;

/** A sign-in that ends before its token expires. */
export type EndedSignIn = Required<SignIn> & { endsAt: number };

/** Revokes tokens: at once in this process, and by the store in others, which read it every few seconds. */
@Injectable()
export class Revocations {
  constructor(
    private readonly revocations: RevocationsRepository,
    private readonly versions: StaffVersionCache,
  ) {}

  hasEnded(signIn: SignIn): boolean {
    return this.versions.hasEnded(signIn);
  }

  endSignIns(ended: readonly EndedSignIn[]): Promise<void> {
    return this.write(ended.map((signIn) => this.toRevocation(signIn)));
  }

  /** Ends all sign-ins of a person that began up to `before`, in ms since 1970. */
  endBefore(person: string, before: number): Promise<void> {
    return this.endAllBefore([person], before);
  }

  /** Ends all sign-ins of some people that began up to `before`, in ms since 1970. */
  endAllBefore(people: readonly string[], before: number): Promise<void> {
    const endsAt = Date.now() + CANDIDATE_TOKEN_MS;
    return this.write(people.map((id) => ({ kind: 'before', id, endsAt, before })));
  }

  /** Restricts existing sign-ins of archived candidates to the exam in progress, or lifts the restriction. */
  setArchived(students: readonly string[], isArchived: boolean): Promise<void> {
    const endsAt = Date.now() + CANDIDATE_TOKEN_MS;
    return this.write(students.map((id) => ({ kind: 'archived', id, endsAt, isLifted: !isArchived })));
  }

  /** To be called for a new account, and after each change of an account's version. */
  async accountChanged(id: string): Promise<void> {
    await this.write([{ kind: 'account', id, endsAt: Date.now() + HOUR_MS }]);
    // Read again, because a read in progress may have begun before the change.
    await this.versions.read();
    await this.versions.read();
  }

  async write(revocations: readonly NewRevocation[]): Promise<void> {
    this.versions.log.put(await this.revocations.write(revocations));
  }

  private toRevocation({ sid, holder, startedAt, endsAt }: EndedSignIn): NewRevocation {
    return this.versions.log.endedOf(holder) < ENDED_MAX
      ? { kind: 'session', id: sid, endsAt, holder }
      : { kind: 'before', id: holder, endsAt: Date.now() + CANDIDATE_TOKEN_MS, before: startedAt };
  }
}
