import { Injectable } from '@nestjs/common';
import { dayOf, required } from '@concord/nest-platform';
import { AccountsRepository } from '../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../store/members/member.schema';
import { type MemberChange, MembersRepository } from '../../store/members/members.repository';
import { MergingMembersRepository } from '../../store/members/merging-members.repository';
import { requireUnerased } from '../erasure/require-unerased';
import { untilStored } from '../retries/until-stored';
import { SettingsInForce } from '../settings/settings-in-force';
import { memberIndexOf } from './member-index';

/** Fields of a change with another value than the record has. */
export const changesOf = (member: MemberProjection, fields: MemberChange): MemberChange =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && value !== member[field as keyof MemberChange],
    ),
  );

/** Changes details of a member that somebody else may change at the same time. */
@Injectable()
export class DetailsWriter {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /**
   * Writes these fields, whatever the others are by now. A repetition changes nothing.
   * @returns the record before
   * @throws AppError 404, 409 for an erased member
   */
  write(id: string, fields: MemberChange): Promise<MemberProjection> {
    return untilStored('member', async () => {
      const found = (await this.members.find(id)) ?? (await this.merging.keptFor(id));
      const member = required(found, 'This member');
      requireUnerased(member);
      return (await this.writeTo(member, changesOf(member, fields))) && member;
    });
  }

  /** Writes a change of the record as it was read. @returns false when it has another revision */
  async writeTo(member: MemberProjection, change: MemberChange): Promise<boolean> {
    if (Object.keys(change).length === 0) return true;
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.version(),
    ]);
    const index = memberIndexOf({ ...member, ...change }, account, settings, dayOf(new Date()));
    return this.members.change(member, change, index);
  }
}
