import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { OPENING_KEY } from '../../../shared/ledger/postings';
import type { AccountRecord } from '../../../store/accounts/account.schema';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { FollowUpService } from '../../money/follow-up/follow-up.service';

/** Accounts of imported members, with what follows from an opening balance: receipts and mails that wait. */
@Injectable()
export class ImportedRecords {
  constructor(
    private readonly accounts: AccountPagesRepository,
    private readonly documents: DocumentsRepository,
    private readonly mails: MemberMailsRepository,
    private readonly followUps: FollowUpService,
  ) {}

  /** Members whose account has more than its opening balance. */
  async moved(members: readonly ObjectId[]): Promise<string[]> {
    const accounts = [...(await this.accounts.ofMany(members)).values()];
    return accounts.filter(hasMoved).map(({ _id }) => _id.toString());
  }

  /** Finishes what waits for these accounts, so that no receipt is issued after its member is gone. */
  async followUp(members: readonly ObjectId[]): Promise<void> {
    for (const { _id, followUpSince } of (await this.accounts.ofMany(members)).values())
      if (followUpSince) await this.followUps.run(_id.toString());
  }

  /** Removes what members left who are gone. An account that took money meanwhile stays. May run twice. */
  async remove(gone: readonly ObjectId[]): Promise<void> {
    const accounts = [...(await this.accounts.ofMany(gone)).values()].filter((account) => !hasMoved(account));
    await this.documents.withdraw(gone);
    await this.mails.removeOf(gone);
    await this.accounts.removeMany(accounts);
  }
}

/** True for an account with more than an opening balance, which is its first change. */
const hasMoved = ({ revision, payments, mergedInto }: AccountRecord): boolean =>
  revision > 1 ||
  mergedInto !== undefined ||
  payments.some(({ requestKey }) => !requestKey?.startsWith(OPENING_KEY));
