import { Injectable } from '@nestjs/common';
import type { TransferClaim } from '@concord/contracts';
import { Page } from '@concord/nest-platform';
import { isOpenClaim } from '../../../shared/ledger/claims';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { toTransferClaim } from './transfer-claim.view';

/** Accounts that are read at once. Further ones come up as staff decide about these. */
const ACCOUNTS = 500;

/** The queue of transfers that members told about. */
@Injectable()
export class TransferQueue {
  constructor(
    private readonly accounts: AccountPagesRepository,
    private readonly members: LinkedMembersRepository,
  ) {}

  /** Oldest first. */
  async list({ page, pageSize }: { page: number; pageSize: number }): Promise<Page<TransferClaim>> {
    const accounts = await this.accounts.withClaims(ACCOUNTS);
    const claims = accounts
      .flatMap((account) => account.payments.filter(isOpenClaim).map((payment) => ({ account, payment })))
      .sort((a, b) => a.payment.claim.sentAt.getTime() - b.payment.claim.sentAt.getTime());
    const shown = claims.slice((page - 1) * pageSize, page * pageSize);
    const members = await this.members.ofIds(shown.map(({ account }) => account._id));
    const items = shown.flatMap(({ account, payment }) => {
      const member = members.get(account._id.toString());
      return member ? [toTransferClaim(member, account, payment)] : [];
    });
    return new Page(items, claims.length);
  }

  /** Payments among these, whose evidence is kept. */
  async known(payments: readonly string[]): Promise<{ payments: string[] }> {
    return { payments: await this.accounts.knownPayments(payments) };
  }
}
