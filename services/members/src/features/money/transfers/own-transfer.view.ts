import type { MyTransfer } from '@concord/contracts';
import type { Account } from '../../../shared/ledger/account-sums';
import type { ClaimedPayment } from '../../../shared/ledger/claims';
import type { DocumentRecord } from '../../../store/documents/document.schema';

/** Own view of a transfer. What staff wrote besides the reason stays with them. */
export function toMyTransfer(
  { payments }: Account,
  payment: ClaimedPayment,
  receipts: readonly DocumentRecord[],
): MyTransfer {
  const { _id, claim } = payment;
  const { decision } = claim;
  // The payment that brought the money: its own, or the one that was the same money.
  const arrived = payments.find((each) => each._id === (decision?.payment ?? _id)) ?? payment;
  const receipt = receipts.find(({ of }) => of === arrived._id);
  const reason = arrived.reversed?.reason ?? decision?.reason;
  return {
    _id,
    amount: claim.amount,
    sentOn: claim.sentOn,
    bank: claim.bank,
    payer: claim.payer,
    note: claim.note,
    file: claim.file,
    sentAt: claim.sentAt.toISOString(),
    state: arrived.state === 'reversed' ? 'reversed' : (decision?.outcome ?? 'received'),
    ...(decision && { decidedAt: decision.at.toISOString() }),
    ...(reason && { reason }),
    ...(arrived.state === 'confirmed' && { arrived: arrived.amount }),
    ...(receipt && { receipt: { number: receipt.number, on: receipt.on, total: receipt.total } }),
  };
}
