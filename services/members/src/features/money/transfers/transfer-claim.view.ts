import type { TransferClaim } from '@concord/contracts';
import { balanceOf } from '../../../shared/ledger/account-sums';
import type { Account } from '../../../shared/ledger/account-sums';
import { alikeOf, type ClaimedPayment } from '../../../shared/ledger/claims';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

/** View for staff, who compare it with the bank. */
export function toTransferClaim(
  member: MemberProjection,
  account: Account,
  payment: ClaimedPayment,
): TransferClaim {
  const { amount, sentOn, bank, payer, note, file, sentAt } = payment.claim;
  return {
    _id: payment._id,
    member: { _id: member._id.toString(), number: member.number, name: memberName(member) },
    balance: balanceOf(account),
    ...{ amount, sentOn, bank, payer, note, file },
    sentAt: sentAt.toISOString(),
    alike: alikeOf(account, payment).map((each) => ({
      _id: each._id,
      amount: each.amount,
      receivedOn: each.receivedOn,
      reference: each.reference,
    })),
  };
}
