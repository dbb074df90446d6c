import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import type { Bill } from '../../../shared/billing/bill';
import { addCharges } from '../../../shared/ledger/account-changes';
import type { Account } from '../../../shared/ledger/account-sums';
import { invoiceOf } from '../../../shared/ledger/due-documents';
import type { DueDocument } from '../../../store/accounts/account-entries';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { AccountWriter } from '../accounts/account-writer';
import { FollowUpMany } from '../follow-up/follow-up-many.service';
import { type BilledAccount, type Biller, BillingReader } from './billing-reader';

/** Stores the bills of a page of members with a few commands for all. May run twice: each charge is added once. */
@Injectable()
export class BillingWriter {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly reader: BillingReader,
    private readonly writer: AccountWriter,
    private readonly followUps: FollowUpMany,
  ) {}

  /** @returns the bill of each member as it is stored */
  async store(page: readonly BilledAccount[], biller: Biller): Promise<Map<MemberProjection, Bill>> {
    const billed = page.map((read) => ({ ...read, bill: biller(read.member, read.account) }));
    const bills = new Map(billed.map(({ member, bill }) => [member, bill]));
    const due = billed.filter(({ bill }) => bill.add.length > 0);
    await this.accounts.replaceMany(
      due.map(({ account, bill }) => ({ read: account, change: changed(account, bill) })),
    );
    const behind = billed.filter(
      ({ account, bill }) => account.dueDocuments.length > 0 && bill.own.length > 0,
    );
    const stored: BilledAccount[] = [];
    for (const read of await this.reader.withAccounts(due.map(({ member }) => member))) {
      const bill = biller(read.member, read.account);
      const isStored = bill.add.length === 0;
      if (isStored) stored.push(read);
      bills.set(read.member, isStored ? bill : await this.overtaken(read, biller));
    }
    await this.followUps.run([...stored, ...behind]);
    return bills;
  }

  /** Bills a member by itself whose account somebody else changed meanwhile. */
  private async overtaken({ member, account }: BilledAccount, biller: Biller): Promise<Bill> {
    let bill = biller(member, account);
    await this.writer.change(member._id.toString(), (present) => {
      bill = biller(member, present);
      const { due, ...entries } = changed(present, bill);
      return bill.add.length > 0 ? { account: { ...present, ...entries }, due } : { account: present };
    });
    return bill;
  }
}

/** An account with the charges of a bill, and their invoice. */
function changed(account: Account, { add }: Bill): Account & { due: DueDocument[] } {
  const { charges, payments } = addCharges(account, add);
  return { charges, payments, due: invoiceOf(add[0]?._id ?? '', add, dayOf(new Date())) };
}
