import { Injectable } from '@nestjs/common';
import { mergeAccounts, repeatedPayments, splitAccount } from '../../../shared/ledger/merge-accounts';
import { untilStored } from '../../../shared/retries/until-stored';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MergingAccountsRepository } from '../../../store/accounts/merging-accounts.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { AccountWriter } from '../../money/accounts/account-writer';

/**
 * Moves the entries of one account to another by two conditional writes: the first sets them aside in the dropped
 * account, which refuses changes from then on; the second adds them to the kept one, once.
 */
@Injectable()
export class MergeAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly merging: MergingAccountsRepository,
    private readonly writer: AccountWriter,
    private readonly merges: MergesRepository,
  ) {}

  async move(merge: StoredMerge): Promise<void> {
    await this.freeze(merge);
    const moved = await this.merging.movedFrom(merge.drop);
    if (!moved) return;
    const mark = { merge: merge._id.toString(), number: merge.dropped.number };
    await this.writer.change(merge.keep.toString(), (account) => {
      const next = mergeAccounts(account, moved, mark);
      if (next === account) return { account };
      // A payment that was recorded again has its receipt by its new id.
      const repeated = new Set(repeatedPayments(account, moved).map(({ _id }) => _id));
      return { account: next, due: moved.dueDocuments.filter(({ of }) => !repeated.has(of)) };
    });
  }

  /** Gives the entries back as they are now: noted in the merge first, then taken out, then restored. */
  async giveBack(merge: StoredMerge): Promise<readonly string[]> {
    await this.takeOut(merge);
    const returned = (await this.merges.find(merge._id.toString()))?.returned;
    const { charges = [], payments = [], dueDocuments = [] } = returned ?? {};
    await this.merging.restore(merge.drop, { charges, payments, dueDocuments });
    return [...charges, ...payments].map(({ _id }) => _id);
  }

  private async freeze({ keep, drop }: StoredMerge): Promise<void> {
    await untilStored('account', async () => {
      const account = await this.accounts.of(drop.toString());
      return !!account.mergedInto || this.merging.freeze(account, keep);
    });
  }

  private async takeOut({ _id, keep: id }: StoredMerge): Promise<void> {
    await untilStored('account', async () => {
      const account = await this.accounts.of(id.toString());
      const { keep, drop } = splitAccount(account, _id.toString());
      if (keep === account) return true;
      await this.merges.returned(_id, { ...drop, dueDocuments: [] });
      return this.accounts.replace(account, keep);
    });
  }
}
