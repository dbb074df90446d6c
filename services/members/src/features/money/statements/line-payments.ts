import { Injectable } from '@nestjs/common';
import { AppError, AuditTrail, type ChangeOfMany, recordIdOf, type StaffRef } from '@concord/nest-platform';
import type { PaymentEntry } from '../../../store/accounts/account-entries';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';
import type { LinePart, StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';
import { PaymentRecorder } from '../payments/payment-recorder';

/** The longest reference of a payment that fits. */
const REFERENCE_MAX = 100;

const keyOf = (payment: string): string => `statement-${payment}`;
/** True for a payment that was made of a line. */
export const isOfLine = ({ _id, requestKey }: PaymentEntry): boolean => requestKey === keyOf(_id);

/** Payment of a part of a line. */
export const paymentOf = (line: StatementLineProjection, part: LinePart, by: StaffRef): PaymentEntry => ({
  _id: part.payment,
  method: 'transfer',
  amount: part.amount,
  receivedOn: line.day,
  reference: (line.reference ?? line.narration).slice(0, REFERENCE_MAX) || null,
  state: 'confirmed',
  allocations: [],
  refunds: [],
  reversed: null,
  recordedAt: new Date(),
  recordedBy: by,
  requestKey: keyOf(part.payment),
});

/** True if a payment was refused; after another error, such as an outage, it may have been recorded. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && error.statusCode < 500;

/** Records payments of lines, each with an entry in the history of its member. */
@Injectable()
export class LinePayments {
  constructor(
    private readonly recorder: PaymentRecorder,
    private readonly members: LinkedMembersRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** A repetition changes nothing: payment and entry keep their ids. @throws AppError as a payment does. */
  async record(line: StatementLineProjection, part: LinePart, by: StaffRef): Promise<void> {
    const id = part.member.toString();
    const member = (await this.members.ofIds([id])).get(id);
    const entry = entryOf(line, part, { by, label: member && memberName(member) });
    const refused = new Map<string, AppError>();
    await this.audit.changeMany([entry], async () => {
      try {
        await this.recorder.record(id, paymentOf(line, part, by), part.allocations ?? undefined);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refused.set(entry.recordId, error);
      }
      return new Map([...refused].map(([record, { code }]) => [record, code]));
    });
    for (const refusal of refused.values()) throw refusal;
  }
}

const entryOf = (
  { _id, day }: StatementLineProjection,
  { member, payment, amount }: LinePart,
  { by, label }: { readonly by: StaffRef; readonly label: string | undefined },
): ChangeOfMany => ({
  recordId: recordIdOf(payment, 'audit'),
  action: 'payment.create',
  actor: { kind: 'staff', id: by._id.toString(), username: by.username },
  target: { entity: 'member', id: member.toString(), ...(label && { label }) },
  details: { line: _id.toString() },
  after: { amount, method: 'transfer', receivedOn: day, payment },
});
