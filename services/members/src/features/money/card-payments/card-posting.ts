import { Injectable } from '@nestjs/common';
import {
  AppError,
  AuditTrail,
  type ChangeOfMany,
  dayOf,
  log,
  objectIdOf,
  recordIdOf,
} from '@concord/nest-platform';
import type { PaymentEntry } from '../../../store/accounts/account-entries';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { CardTransaction } from '../card-provider/card-provider';
import { PaymentRecorder } from '../payments/payment-recorder';

/** Posts payments by card to accounts, each once for its provider and reference. */
@Injectable()
export class CardPosting {
  constructor(
    private readonly recorder: PaymentRecorder,
    private readonly accounts: AccountsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * A repetition changes nothing: the key of the payment is unique among all accounts.
   * @returns false if the account takes no payment
   */
  async post(record: CardPaymentRecord, transaction: CardTransaction): Promise<boolean> {
    const payment = paymentOf(record, transaction);
    const earlier = await this.accounts.withRequest(payment.requestKey);
    // After a merge and its undo the payment may be in another account than the record says.
    const owner = (earlier?._id ?? record.member).toString();
    const member = (await this.members.ofIds([owner])).get(owner);
    const entry = entryOf(payment, record, { owner, label: member && memberName(member) });
    const refused = new Map<string, string>();
    await this.audit.changeMany([entry], async () => {
      const refusal = await this.record(owner, payment, record);
      if (refusal) refused.set(entry.recordId, refusal.code);
      return refused;
    });
    return refused.size === 0;
  }

  /** @returns the refusal of the account; any other error may have come after the payment was recorded. */
  private async record(
    owner: string,
    payment: PaymentEntry,
    { allocations, reference }: CardPaymentRecord,
  ): Promise<AppError | undefined> {
    for (const chosen of allocations ? [allocations, undefined] : [undefined])
      try {
        await this.recorder.record(owner, payment, chosen);
        return undefined;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        log.warn({ err: error, reference }, 'an account did not take a card payment as it was ordered');
        // Others paid the chosen charge meanwhile. The money is here, so it pays the oldest due.
        if (!chosen) return error;
      }
    return undefined;
  }
}

const isRefusal = (error: unknown): error is AppError => error instanceof AppError && error.statusCode < 500;

/** Author of payments that no member of staff recorded. */
const authorOf = (provider: string) => ({ _id: objectIdOf('0'.repeat(24)), username: provider });

const paymentOf = (
  { payment: _id, provider, reference, amount }: CardPaymentRecord,
  { paidAt }: CardTransaction,
): PaymentEntry & { requestKey: string } => {
  const recordedAt = new Date();
  const paid = paidAt && paidAt < recordedAt ? paidAt : recordedAt;
  return {
    _id,
    method: 'card',
    amount,
    receivedOn: dayOf(paid),
    reference,
    state: 'confirmed',
    allocations: [],
    refunds: [],
    reversed: null,
    recordedAt,
    recordedBy: authorOf(provider),
    requestKey: `card-${provider}-${reference}`,
  };
};

const entryOf = (
  { _id: payment, amount, receivedOn }: PaymentEntry,
  { provider, reference }: CardPaymentRecord,
  { owner, label }: { readonly owner: string; readonly label: string | undefined },
): ChangeOfMany => ({
  recordId: recordIdOf(payment, 'audit'),
  action: 'payment.create',
  actor: { kind: 'system', username: provider },
  target: { entity: 'member', id: owner, ...(label && { label }) },
  details: { reference },
  after: { amount, method: 'card', receivedOn, payment },
});
