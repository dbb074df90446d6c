import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';
import { CardPaymentsQueue } from './card-payments.queue';

/** Orders every check that is due: of events and returns that Redis lost, of silent payments, and at night. */
@Injectable()
export class CardPaymentsSweeper extends RepeatingTask {
  constructor(
    private readonly cards: CardPaymentsRepository,
    private readonly queue: CardPaymentsQueue,
  ) {
    super(() => this.sweep(), {
      name: 'card-payment-sweeper',
      intervalMs: 5000,
      failureMessage: 'a sweep of card payments failed',
    });
  }

  async sweep(now = new Date()): Promise<void> {
    for (const id of await this.cards.due(now)) await this.queue.add(id);
  }
}
