import { Injectable } from '@nestjs/common';
import type { Account } from '../../../shared/ledger/account-sums';
import { untilStored } from '../../../shared/retries/until-stored';
import type { DueDocument } from '../../../store/accounts/account-entries';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { FollowUpService } from '../follow-up/follow-up.service';

/** A changed account, with the documents that the change makes due. */
export interface ChangedAccount {
  account: Account;
  due?: readonly DueDocument[];
}

/** Changes accounts: a pure rule on the account as it was read, then one conditional write, then the follow-up. */
@Injectable()
export class AccountWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly followUps: FollowUpService,
  ) {}

  /**
   * @param change is called again with the present account when another change was stored first
   * @throws AppError what `change` throws, and 409 if it is overtaken again and again.
   */
  async change(member: string, change: (account: AccountProjection) => ChangedAccount): Promise<Account> {
    let owner = member;
    const stored = await untilStored('account', async () => {
      const read = await this.accounts.of(owner);
      if (read.mergedInto) {
        // The member is merged into another one, whose account takes the change.
        owner = read.mergedInto.toString();
        return false;
      }
      const { account, due } = change(read);
      const isStored = account === read || (await this.accounts.replace(read, { ...account, due }));
      return isStored && account;
    });
    return this.followedUp(owner, stored);
  }

  /** Documents and index of a change, which another request may have stored a moment ago. */
  async followedUp(member: string, account: Account): Promise<Account> {
    await this.followUps.run(member);
    return account;
  }
}
