import { Injectable } from '@nestjs/common';
import { MEMBER_LIMITS } from '@concord/contracts';
import { conflict, dayOf } from '@concord/nest-platform';
import { addPayment } from '../../../shared/ledger/account-changes';
import type { Account } from '../../../shared/ledger/account-sums';
import { countClaim } from '../../../shared/ledger/claims';
import { receiptOf } from '../../../shared/ledger/due-documents';
import type { AllocationEntry, PaymentEntry } from '../../../store/accounts/account-entries';
import { AccountWriter } from '../accounts/account-writer';

/** Adds confirmed payments to accounts, each once for its request key, with its receipt. A claim about it ends. */
@Injectable()
export class PaymentRecorder {
  constructor(private readonly writer: AccountWriter) {}

  /**
   * @param allocations parts that staff chose; without them the oldest due charges are paid
   * @throws AppError 400 or 404 for a wrong part, 409 for more than is open and for a full account
   */
  async record(
    member: string,
    payment: PaymentEntry,
    allocations: readonly AllocationEntry[] | undefined,
  ): Promise<Account> {
    return this.writer.change(member, (read) => {
      const { requestKey } = payment;
      if (requestKey && read.payments.some((each) => each.requestKey === requestKey))
        return { account: read };
      if (read.payments.length >= MEMBER_LIMITS.entries)
        throw conflict('CONFLICT', `An account can have at most ${MEMBER_LIMITS.entries} payments`);
      const changed = countClaim(addPayment(read, payment, allocations), payment);
      return { account: changed, due: receiptOf(changed, payment._id, dayOf(payment.recordedAt)) };
    });
  }
}
