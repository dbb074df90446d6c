import { Injectable } from '@nestjs/common';
import { type MyUpgrade, UPGRADE_EXPERIENCE, UPGRADE_MONTHS, type UpgradeFacts } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import { arrearsOn } from '../../../shared/ledger/account-sums';
import { memberStandingOn } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { gradeOn, gradeSince } from '../../../shared/standing/grades';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { UpgradeCandidates } from '../upgrades/upgrade-candidates.service';
import { UPGRADE_FEES } from '../upgrades/upgrade-rules';
import { applicationBar } from './application-rules';

/** The next grade of a member, as the member sees it. */
@Injectable()
export class UpgradeOutlook {
  constructor(
    private readonly candidates: UpgradeCandidates,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly fees: FeesInForce,
  ) {}

  async of(member: MemberProjection): Promise<Omit<MyUpgrade, 'application'>> {
    const today = dayOf(new Date());
    const [facts, account, settings] = await Promise.all([
      this.candidates.nextOf(member),
      this.accounts.of(member._id.toString()),
      this.settings.values(),
    ]);
    return {
      grade: gradeOn(member.terms, today),
      since: gradeSince(member.terms, today) ?? today,
      standing: memberStandingOn(member, account, settings, today).standing,
      overdue: arrearsOn(account, today),
      next: facts ? await this.nextGrade(facts, today) : null,
      canApply: facts !== undefined && applicationBar(facts) === undefined,
    };
  }

  private async nextGrade(
    { to, months, experience, cpd, missing }: UpgradeFacts,
    today: string,
  ): Promise<NonNullable<MyUpgrade['next']>> {
    const fees = (await this.fees.on(today))[to];
    return {
      to,
      months,
      monthsNeeded: UPGRADE_MONTHS,
      experience,
      experienceNeeded: UPGRADE_EXPERIENCE[to] ?? 0,
      ...(cpd && { cpd }),
      missing,
      fees: UPGRADE_FEES.map((kind) => ({ kind, amount: fees[kind] })).filter(({ amount }) => amount > 0),
    };
  }
}
