import { Injectable } from '@nestjs/common';
import { dayOf, recordIdOf } from '@concord/nest-platform';
import { type Bill, type BillingContext, billOf } from '../../../shared/billing/bill';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import type { Account } from '../../../shared/ledger/account-sums';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import type { MemberProjection } from '../../../store/members/member.schema';

/** Members read and written at once. */
const PAGE = 250;

/** A member with the account as it was read. */
export interface BilledAccount {
  member: MemberProjection;
  account: AccountProjection;
}

/** Decides the bill of a member with an account. */
export type Biller = (member: MemberProjection, account: Account) => Bill;

/** Reads what decides the bills of a year: settings and fees once, members and accounts by pages. */
@Injectable()
export class BillingReader {
  constructor(
    private readonly settings: SettingsInForce,
    private readonly fees: FeesInForce,
    private readonly members: MemberPagesRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** @param run the task, from which the ids of charges derive */
  async billerOf(run: string, year: number): Promise<Biller> {
    const [settings, tables] = await Promise.all([this.settings.values(), this.fees.versions()]);
    const context: BillingContext = { year, today: dayOf(new Date()), settings, tables };
    return (member, account) =>
      billOf(member, account, context, (fee) => recordIdOf(run, `${member._id.toString()}-${fee}`));
  }

  /** Every member, in pages. */
  async *pages(): AsyncGenerator<BilledAccount[]> {
    let members = await this.members.after(undefined, PAGE);
    while (members.length > 0) {
      yield await this.withAccounts(members);
      members = await this.members.after(members.at(-1)?._id, PAGE);
    }
  }

  /** Members with their present accounts, in their order. */
  async withAccounts(members: readonly MemberProjection[]): Promise<BilledAccount[]> {
    const accounts = await this.accounts.ofMany(members.map(({ _id }) => _id));
    return members.flatMap((member, at) => {
      const account = accounts[at];
      // The account of a merged member belongs to the kept one.
      return account && !account.mergedInto ? [{ member, account }] : [];
    });
  }
}
