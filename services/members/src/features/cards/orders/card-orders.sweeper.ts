import { Injectable } from '@nestjs/common';
import { UnfinishedSweeper } from '../../../shared/unfinished/unfinished.sweeper';
import { CardOrdersRepository } from '../../../store/card-orders/card-orders.repository';
import { CardCharges } from './card-charges.service';

/** Charges ordered cards whose process was killed before it did. */
@Injectable()
export class CardOrdersSweeper extends UnfinishedSweeper<string> {
  constructor(orders: CardOrdersRepository, charges: CardCharges) {
    super({
      name: 'card-orders-sweeper',
      one: 'an ordered card',
      find: (before) => orders.dueBefore(before),
      finish: (id) => charges.raise(id),
      idOf: (id) => id,
    });
  }
}
