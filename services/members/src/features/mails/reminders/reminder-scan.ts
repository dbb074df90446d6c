import { Injectable } from '@nestjs/common';
import type { ReminderFacts } from '../../../shared/reminders/reminder-refusal';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MembersRepository } from '../../../store/members/members.repository';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';

/** A member who owes, with what decides on reminders. */
export interface Debtor extends ReminderFacts {
  readonly member: MemberProjection;
  readonly account: AccountProjection;
}

const BATCH = 500;

/** Reads the members who owe. */
@Injectable()
export class ReminderScan {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly pauses: ReminderPausesRepository,
  ) {}

  /** All members who owe, in batches. */
  async *debtors(): AsyncGenerator<Debtor[]> {
    let after: string | undefined;
    for (;;) {
      const members = await this.members.owingAfter(after, BATCH);
      const last = members.at(-1);
      if (!last) return;
      yield await this.withFacts(members);
      after = last._id.toString();
    }
  }

  /** One member, owing or not. */
  async one(member: MemberProjection): Promise<Debtor[]> {
    return this.withFacts([member]);
  }

  private async withFacts(members: readonly MemberProjection[]): Promise<Debtor[]> {
    const ids = members.map(({ _id }) => _id);
    const [accounts, pauses] = await Promise.all([this.accounts.ofMany(ids), this.pauses.ofMany(ids)]);
    return members.flatMap((member, index) => {
      const account = accounts[index];
      return account ? [{ member, account, pause: pauses.get(member._id.toString()) }] : [];
    });
  }
}
