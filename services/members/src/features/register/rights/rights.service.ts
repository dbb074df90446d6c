import { Injectable } from '@nestjs/common';
import type { ForbiddenAct, MemberAct } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { memberStandingOn } from '../../../shared/members/member-index';
import { limitedActs } from '../../../shared/rights/forbidden-acts';
import { memberRightsOn } from '../../../shared/rights/member-rights';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';

/** Tells other services what a standing forbids. */
@Injectable()
export class RightsService {
  constructor(
    private readonly members: LinkedMembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {}

  async limits(): Promise<{ acts: MemberAct[] }> {
    return { acts: limitedActs((await this.settings.values()).forbids) };
  }

  /** Students who are no members are absent. */
  async forbiddenTo(students: readonly string[]): Promise<(ForbiddenAct & { student: string })[]> {
    const settings = await this.settings.values();
    if (limitedActs(settings.forbids).length === 0) return [];
    const members = await this.members.ofStudents(students);
    const accounts = await this.accounts.ofMany(members.map(({ _id }) => _id));
    const today = dayOf(new Date());
    return members.flatMap((member, at) => {
      const account = accounts[at];
      if (!account || !member.student) return [];
      const { standing } = memberStandingOn(member, account, settings, today);
      const student = member.student.toString();
      return memberRightsOn(standing, account, settings, today).forbidden.map((each) => ({
        student,
        ...each,
      }));
    });
  }
}
