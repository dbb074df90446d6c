import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import { erasedAccount } from '../../../shared/erasure/erased-account';
import { erasedMember } from '../../../shared/erasure/erased-member';
import { withoutNames } from '../../../shared/erasure/without-names';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { AccountWriter } from '../../money/accounts/account-writer';
import { EraseCopies } from './erase-copies.service';
import { EraseRecords } from './erase-records.service';

const CALL_TIMEOUT_MS = 5000;

/**
 * Erases a member from wherever the erasure is. The record comes last here, because its names are searched for in the
 * texts of the others; the students service is asked after it.
 */
@Injectable()
export class ErasureRunner {
  constructor(
    private readonly members: ErasedMembersRepository,
    private readonly writer: AccountWriter,
    private readonly records: EraseRecords,
    private readonly copies: EraseCopies,
    private readonly internal: InternalClient,
  ) {}

  /** @param member as it is stored now @returns false if the sweeper must continue */
  async run(member: MemberProjection): Promise<boolean> {
    const id = member._id.toString();
    const at = member.erasingSince ?? new Date();
    if (!member.erasedAt) {
      const rename = withoutNames(member, member.number);
      await this.writer.change(id, (account) => ({
        account: { ...account, ...erasedAccount(account, rename) },
      }));
      await this.records.run(member._id, rename);
      await this.copies.run(member, at);
      if (!(await this.members.store(erasedMember(member, at)))) return false;
    }
    if (!(await this.isForgotten(id))) return false;
    await this.members.end(member);
    return true;
  }

  private async isForgotten(id: string): Promise<boolean> {
    try {
      const call = internalCalls.internalMemberForget;
      await this.internal.call(call, { params: { id } }, { timeoutMs: CALL_TIMEOUT_MS });
      return true;
    } catch (error) {
      log.warn({ err: error, member: id }, 'an erasure is not confirmed yet');
      return false;
    }
  }
}
