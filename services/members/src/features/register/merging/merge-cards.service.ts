import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { MovedCardPaymentsRepository } from '../../../store/card-payments/moved-card-payments.repository';

/** Moves payments by card and orders of membership cards of a dropped member. May run twice. */
@Injectable()
export class MergeCards {
  constructor(
    private readonly payments: MovedCardPaymentsRepository,
    private readonly orders: CardOrdersRepository,
  ) {}

  async move(drop: ObjectId, keep: ObjectId, merge: string): Promise<void> {
    for (const records of [this.payments, this.orders]) await records.move(drop, keep, merge);
  }

  /** @param entries charges and payments that return */
  async giveBack(drop: ObjectId, merge: string, entries: readonly string[]): Promise<void> {
    await this.payments.giveBack(drop, merge, entries);
    await this.orders.giveBack(drop, merge);
  }
}
