import { Injectable } from '@nestjs/common';
import type { UpgradeCandidate, UpgradeCandidateQuery, UpgradeFacts } from '@concord/contracts';
import { conflict, dayOf, Page } from '@concord/nest-platform';
import { CpdPoints } from '../../../shared/cpd-points/cpd-points';
import { memberStandingOn, upgradeOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { gradeSince } from '../../../shared/standing/grades';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { toCandidate } from './upgrade.view';

/** Finds members who may be upgraded, by the index of the register. */
@Injectable()
export class UpgradeCandidates {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly upgrades: UpgradesRepository,
    private readonly points: CpdPoints,
  ) {}

  async list({ state = 'ready', ...query }: UpgradeCandidateQuery): Promise<Page<UpgradeCandidate>> {
    const { items, total } = await this.members.list({ ...query, upgrade: state });
    const ids = items.map(({ _id }) => _id);
    const [accounts, settings, open] = await Promise.all([
      this.accounts.ofMany(ids),
      this.settings.values(),
      this.upgrades.openOf(ids),
    ]);
    const cpd = await this.points.ofUpgrades(items, settings);
    const today = dayOf(new Date());
    const rows = items.flatMap((member, at) => {
      const account = accounts[at];
      const facts = account && upgradeOf(member, account, settings, today, cpd.get(member._id.toString()));
      if (!facts) return [];
      const proposal = open.get(member._id.toString());
      const { standing } = memberStandingOn(member, account, settings, today);
      const since = gradeSince(member.terms, today) ?? today;
      return [toCandidate(member, facts, { standing, since, ...(proposal && { proposal }) })];
    });
    return new Page(rows, total);
  }

  /** The next grade of a member and what is missing today. @throws AppError 409 where no grade follows. */
  async factsOf(member: MemberProjection): Promise<UpgradeFacts> {
    const facts = await this.nextOf(member);
    if (!facts) throw conflict('CONFLICT', `No grade follows ${member.index.grade}`);
    return facts;
  }

  /** The next grade of a member and what is missing today; undefined where no grade follows. */
  async nextOf(member: MemberProjection): Promise<UpgradeFacts | undefined> {
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.values(),
    ]);
    const cpd = await this.points.ofUpgrades([member], settings);
    return upgradeOf(member, account, settings, dayOf(new Date()), cpd.get(member._id.toString()));
  }
}
