import { Injectable } from '@nestjs/common';
import type { MyCardPayment } from '@concord/contracts';
import { type MemberActor, required } from '@concord/nest-platform';
import { OwnMember } from '../../../shared/members/own-member';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { toMyCardPayment } from './card-payment.view';
import { CardPaymentsQueue } from './card-payments.queue';

/** Payments by card of the member who is signed in. */
@Injectable()
export class MyCardPayments {
  constructor(
    private readonly owners: OwnMember,
    private readonly cards: CardPaymentsRepository,
    private readonly documents: DocumentsRepository,
    private readonly queue: CardPaymentsQueue,
  ) {}

  /** @throws AppError 403 for somebody who is no member; 404, also for a payment of somebody else. */
  async get(actor: MemberActor, reference: string): Promise<MyCardPayment> {
    return this.view(await this.require(actor, reference));
  }

  /** Orders a check, and answers the state of now. @throws AppError 403, 404. */
  async check(actor: MemberActor, reference: string): Promise<MyCardPayment> {
    const record = await this.require(actor, reference);
    const isUnsettled = record.state !== 'paid' && record.state !== 'mismatch';
    if (isUnsettled && (await this.cards.askNow(record._id))) await this.queue.add(record._id);
    return this.view(record);
  }

  private async require(actor: MemberActor, reference: string): Promise<CardPaymentRecord> {
    const { _id } = await this.owners.require(actor);
    return required(await this.cards.ofMember(_id.toString(), reference), 'This payment');
  }

  private async view(record: CardPaymentRecord): Promise<MyCardPayment> {
    const isPaid = record.state === 'paid';
    const receipt = isPaid ? await this.documents.find('receipt', record.payment) : undefined;
    return toMyCardPayment(record, receipt?.number ?? null);
  }
}
