import { Injectable } from '@nestjs/common';
import type { CardPayment, CardPaymentListQuery, CardPaymentSettleBody } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  Page,
  type RecordedBody,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { CardPaymentChanges } from './card-payment-changes';
import { toCardPayment } from './card-payment.view';
import { CardPaymentsQueue } from './card-payments.queue';

/** Payments by card as staff see them, and what they settle. */
@Injectable()
export class CardPaymentsService {
  constructor(
    private readonly cards: CardPaymentsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly changes: CardPaymentChanges,
    private readonly queue: CardPaymentsQueue,
  ) {}

  async list(query: CardPaymentListQuery): Promise<Page<CardPayment>> {
    const { items, total } = await this.cards.list(query);
    const members = await this.members.ofIds(items.map(({ member }) => member));
    return new Page(
      items.map((record) => toCardPayment(record, members.get(record.member.toString()))),
      total,
    );
  }

  /** @throws AppError 404, 409 for a posted payment. */
  async check(id: string, audit: AuditNote): Promise<CardPayment> {
    const record = await this.require(id, audit);
    if (!(await this.cards.askNow(record._id)))
      throw conflict('CONFLICT', 'This payment is in the account already');
    await this.queue.add(record._id);
    return this.view(id);
  }

  /** @throws AppError 400, 404, 409 for a payment that does not wait for staff. */
  async settle(
    staff: StaffActor,
    id: string,
    { body, audit }: RecordedBody<CardPaymentSettleBody>,
  ): Promise<CardPayment> {
    const record = await this.require(id, audit);
    const settled = { reason: body.reason, at: new Date(), by: staffRefOf(staff) };
    audit.note({ reason: body.reason });
    await this.changes.change(record, (read) => {
      if (!read.isWaiting) throw conflict('CONFLICT', 'Somebody else has just dealt with this payment');
      return { ...read, isWaiting: false, settled };
    });
    return this.view(id);
  }

  private async require(id: string, audit: AuditNote): Promise<CardPaymentRecord> {
    const record = required(await this.cards.find(id), 'This payment');
    audit.note({ label: record.reference });
    return record;
  }

  private async view(id: string): Promise<CardPayment> {
    const record = required(await this.cards.find(id), 'This payment');
    const member = record.member.toString();
    return toCardPayment(record, (await this.members.ofIds([member])).get(member));
  }
}
