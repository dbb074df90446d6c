import { Injectable } from '@nestjs/common';
import {
  type Payment,
  type PaymentCreateBody,
  type PaymentRefundBody,
  type PaymentReverseBody,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  badRequest,
  dayOf,
  newObjectId,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { refundPayment, reversePayment } from '../../../shared/ledger/account-changes';
import type { Account } from '../../../shared/ledger/account-sums';
import type { PaymentEntry, Reasoned } from '../../../store/accounts/account-entries';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { memberName } from '../../../store/members/member-search';
import { MembersRepository } from '../../../store/members/members.repository';
import { reasonedBy } from '../../../shared/ledger/reasoned-by';
import { AccountWriter } from '../accounts/account-writer';
import { toPayment } from '../accounts/account.view';
import { PaymentRecorder } from './payment-recorder';

interface PaymentInput {
  readonly body: PaymentCreateBody;
  readonly audit: AuditNote;
  readonly requestKey: string | undefined;
}

type RefundRequest = RecordedBody<PaymentRefundBody> & { readonly requestKey: string | undefined };

/** Records and reverses payments. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly writer: AccountWriter,
    private readonly recorder: PaymentRecorder,
  ) {}

  /**
   * Records a confirmed payment and issues its receipt.
   * @throws AppError 400, 404 for an unknown member or charge, 409 for more than is open, and for another request
   *   with the same key.
   */
  async record(staff: StaffActor, { body, audit, requestKey }: PaymentInput): Promise<Payment> {
    const { member: id, allocations, ...fields } = body;
    const member = required(await this.members.find(id), 'This member');
    if (fields.receivedOn > dayOf(new Date()))
      throw badRequest('VALIDATION', 'The day of value is in the future', [
        { path: 'receivedOn', message: 'This day is in the future' },
      ]);
    const payment = newPayment(staff, fields, requestKey);
    audit.note({ entity: 'member', id, label: memberName(member) });
    audit.note({ after: { ...fields, payment: payment._id } });
    const earlier = requestKey && (await this.accounts.withRequest(requestKey));
    if (earlier) {
      const payer = earlier._id.toString();
      return this.repeated(payer, await this.writer.followedUp(payer, earlier), payment);
    }
    const account = await this.recorder.record(id, payment, allocations);
    return this.repeated(id, account, payment);
  }

  /** @throws AppError 400, 404, 409 for a payment that is not confirmed, or was refunded in part. */
  reverse(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<PaymentReverseBody>,
  ): Promise<Payment> {
    const reversed = reasonedBy(staff, body.reason);
    return this.change(id, audit, reversed, (account) => reversePayment(account, id, reversed));
  }

  /**
   * Notes a refund, once for a request that comes twice.
   * @throws AppError 400, 404, 409 for more than the payment's credit, 422 for a key of another refund.
   */
  refund(staff: StaffActor, id: string, { body, audit, requestKey }: RefundRequest): Promise<Payment> {
    const refund = {
      ...reasonedBy(staff, body.reason),
      _id: newObjectId().toString(),
      amount: body.amount,
      ...(requestKey && { requestKey }),
    };
    return this.change(id, audit, refund, (account) => refundPayment(account, id, refund));
  }

  private async change(
    id: string,
    audit: AuditNote,
    { reason, ...change }: Reasoned & { amount?: number },
    rule: (account: Account) => Account,
  ): Promise<Payment> {
    const found = required(await this.accounts.withPayment(id), 'This payment');
    const member = found._id.toString();
    const record = await this.members.find(member);
    audit.note({ entity: 'member', id: member, reason, ...(record && { label: memberName(record) }) });
    audit.note({ details: { payment: id, ...(change.amount && { amount: change.amount }) } });
    const account = await this.writer.change(member, (read) => ({ account: rule(read) }));
    return this.viewOf(member, account, id);
  }

  /** The payment of a request, which may have come twice. @throws AppError 422 for a key of another request. */
  private repeated(member: string, account: Account, asked: PaymentEntry): Promise<Payment> {
    const stored = account.payments.find(
      ({ _id, requestKey }) => _id === asked._id || (requestKey && requestKey === asked.requestKey),
    );
    const isSame =
      stored?.amount === asked.amount &&
      stored.receivedOn === asked.receivedOn &&
      stored.method === asked.method;
    if (!stored || !isSame)
      throw new AppError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used for another payment');
    return this.viewOf(member, account, stored._id);
  }

  private async viewOf(member: string, account: Account, id: string): Promise<Payment> {
    const payment = required(
      account.payments.find(({ _id }) => _id === id),
      'This payment',
    );
    const receipt = await this.documents.find('receipt', id);
    return toPayment(member, payment, receipt ? [receipt] : []);
  }
}

const newPayment = (
  staff: StaffActor,
  { amount, method, receivedOn, reference }: Omit<PaymentCreateBody, 'member' | 'allocations'>,
  requestKey: string | undefined,
): PaymentEntry => ({
  _id: newObjectId().toString(),
  method,
  amount,
  receivedOn,
  reference: reference ?? null,
  state: 'confirmed',
  allocations: [],
  refunds: [],
  reversed: null,
  recordedAt: new Date(),
  recordedBy: staffRefOf(staff),
  ...(requestKey && { requestKey }),
});
