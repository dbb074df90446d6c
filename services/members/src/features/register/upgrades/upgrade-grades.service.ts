import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { GradeTerm } from '../../../store/members/membership-entries';
import { MembersRepository } from '../../../store/members/members.repository';
import type { UpgradeRecord } from '../../../store/upgrades/upgrade.schema';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { ChargingService } from '../../money/charging/charging.service';

/** Tries while others change the member; then the sweeper continues. */
const TRIES = 5;

/** Gives members the grade of a granted upgrade, and charges its fees. May run twice: the term names its upgrade. */
@Injectable()
export class UpgradeGrades {
  constructor(
    private readonly upgrades: UpgradesRepository,
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly charging: ChargingService,
  ) {}

  /** @returns false if the sweeper must continue. */
  async give(id: string): Promise<boolean> {
    const upgrade = await this.upgrades.find(id);
    if (!upgrade?.dueSince) return true;
    const member = upgrade.member.toString();
    for (let tries = 0; tries < TRIES; tries += 1) {
      // Fees of an earlier grade are charged first, because a record notes those of one grade.
      await this.charging.raise(member);
      if (!(await this.addTerm(upgrade))) continue;
      await this.charging.raise(member);
      await this.upgrades.applied(id);
      return true;
    }
    return false;
  }

  private async addTerm({ _id, member: id, grade, to, decision }: UpgradeRecord): Promise<boolean> {
    const member = await this.members.find(id.toString());
    const isDone = member?.terms.some(({ upgrade }) => upgrade === _id.toString());
    if (!member || isDone || !grade || !decision) return true;
    const { reason, at, by } = decision;
    const term = { grade: to, from: grade.from, reason, at, by, upgrade: _id.toString() };
    const dueFees = { grade: to, from: grade.from, kinds: grade.fees, isFirst: false, since: new Date() };
    return this.members.addTerm(member, term, dueFees, await this.indexWith(member, term));
  }

  private async indexWith(member: MemberProjection, term: GradeTerm) {
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.version(),
    ]);
    const next = { ...member, terms: [...member.terms, term] };
    return memberIndexOf(next, account, settings, dayOf(new Date()));
  }
}
