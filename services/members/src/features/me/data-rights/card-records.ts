import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';

/** Reads payments by card and orders of membership cards. */
@Injectable()
export class CardRecords {
  constructor(
    private readonly orders: CardOrdersRepository,
    private readonly payments: CardPaymentsRepository,
  ) {}

  async of(member: ObjectId) {
    const [cardOrders, cardPayments] = await Promise.all([
      this.orders.ofMember(member),
      this.payments.allOf(member),
    ]);
    return { cardOrders, cardPayments };
  }
}
export type CardsOfMember = Awaited<ReturnType<CardRecords['of']>>;
