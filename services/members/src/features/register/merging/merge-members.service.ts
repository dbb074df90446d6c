import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { memberIndexOf } from '../../../shared/members/member-index';
import { absorbed, released } from '../../../shared/members/merge-members';
import { untilStored } from '../../../shared/retries/until-stored';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';

/** Writes the record of the kept member. */
@Injectable()
export class MergeMembers {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** Gives the kept member what the dropped one had. */
  absorb({ _id, keep, dropped }: StoredMerge): Promise<void> {
    return this.change(keep.toString(), (member) => absorbed(member, dropped, _id.toString()));
  }

  /** Restores the dropped member, and takes from the kept one what it had of it. */
  async release({ _id, keep, dropped }: StoredMerge): Promise<void> {
    await this.merging.restore(dropped, keep);
    await this.change(keep.toString(), (member) => released(member, dropped, _id.toString()));
    await this.merging.release(dropped, keep);
  }

  private async change(id: string, rule: (member: MemberProjection) => MemberProjection): Promise<void> {
    await untilStored('member', async () => {
      const member = await this.members.find(id);
      const next = member && rule(member);
      if (!next || next === member) return true;
      const [account, settings] = await Promise.all([this.accounts.of(id), this.settings.version()]);
      const index = memberIndexOf(next, account, settings, dayOf(new Date()));
      return this.merging.replace(member, next, index);
    });
  }
}
