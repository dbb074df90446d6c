import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { conflict, InternalClient, log, type ObjectId } from '@concord/nest-platform';
import { erasedMember } from '../../../shared/erasure/erased-member';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { ErasedEvidence } from './erased-evidence';
import { ErasedPersons } from './erased-person.service';
import { MERGED_NOW } from './erasure-rules';
import { ErasureSteps } from './erasure-steps.service';

const CALL_TIMEOUT_MS = 5000;

/**
 * Erases a member from wherever the erasure is. The record comes last here, because its names are searched for in the
 * texts of the others; the other services are asked after it.
 */
@Injectable()
export class ErasureRunner {
  constructor(
    private readonly members: ErasedMembersRepository,
    private readonly persons: ErasedPersons,
    private readonly steps: ErasureSteps,
    private readonly evidence: ErasedEvidence,
    private readonly internal: InternalClient,
  ) {}

  /**
   * @param member as it is stored now
   * @returns false if the sweeper must continue
   * @throws AppError 409 while the member is merged; then the erasure is taken back
   */
  async run(member: MemberProjection): Promise<boolean> {
    const at = member.erasingSince ?? new Date();
    const person = await this.persons.of(member);
    if (!member.erasedAt) {
      await this.requireUnmerging(member);
      await this.steps.run(member, person, at);
      if (!(await this.members.store(erasedMember(member, at)))) return false;
    }
    if (!(await this.isForgotten(member._id, person.ids))) return false;
    await this.members.end(member);
    return true;
  }

  /**
   * A merge locks its two members, then looks whether one is being erased; an erasure is noted, then looks for a lock.
   * So of two at once at least one sees the other, and none writes what the other has erased.
   */
  private async requireUnmerging(member: MemberProjection): Promise<void> {
    if (!(await this.persons.isMerging(member))) return;
    await this.members.withdraw(member);
    throw conflict('CONFLICT', MERGED_NOW);
  }

  /**
   * Has evidence removed, and asks the other services to forget the member and those merged into it: students keeps
   * their mails, media what they sent.
   */
  private async isForgotten(member: ObjectId, ids: readonly ObjectId[]): Promise<boolean> {
    try {
      await this.evidence.remove(member);
      for (const call of [internalCalls.internalMemberForget, internalCalls.internalOwnerRemove])
        for (const id of ids)
          await this.internal.call(call, { params: { id: id.toString() } }, { timeoutMs: CALL_TIMEOUT_MS });
      return true;
    } catch (error) {
      log.warn({ err: error, members: ids }, 'an erasure is not confirmed yet');
      return false;
    }
  }
}
