import { Injectable } from '@nestjs/common';
import { type MyPaymentDetails, paymentReferenceOf } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import type { MemberActor } from '@concord/nest-platform';
import { balanceOf } from '../../../shared/ledger/account-sums';
import { OwnMember } from '../../../shared/members/own-member';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';

/** Tells a member where to pay, how much, and by which reference. */
@Injectable()
export class PaymentDetails {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
  ) {}

  /** @throws AppError 403, 404. */
  async of(actor: MemberActor): Promise<MyPaymentDetails> {
    const { _id, number } = await this.own.require(actor);
    const balance = balanceOf(await this.accounts.of(_id.toString()));
    const { bankName, accountName, accountNumber } = INSTITUTE.bank;
    const reference = paymentReferenceOf(number);
    return { bankName, accountName, accountNumber, amount: Math.max(0, balance), reference };
  }
}
