import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { ERASED_TEXT } from '../../../shared/erasure/erased-member';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { MovedCardPaymentsRepository } from '../../../store/card-payments/moved-card-payments.repository';

/** Erases words of staff about payments by card, and addresses to which membership cards went. May run twice. */
@Injectable()
export class EraseCards {
  constructor(
    private readonly payments: MovedCardPaymentsRepository,
    private readonly orders: CardOrdersRepository,
  ) {}

  /** @param members the member and those who were merged into it */
  async run(members: readonly ObjectId[]): Promise<void> {
    for (const member of members) {
      await this.payments.erase(member, ERASED_TEXT);
      await this.orders.erase(member, ERASED_TEXT);
    }
  }
}
