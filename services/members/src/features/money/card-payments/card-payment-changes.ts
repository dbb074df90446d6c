import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { conflict } from '@concord/nest-platform';
import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../../store/card-payments/card-payments.repository';

/** Tries while events, returns and checks of one payment come at once. */
const TRIES = 100;
/** Longest delay before the next try, which differs, so that those at once do not meet again. */
const DELAY_MS = 20;

/** Changes payments by card: a pure rule on the record as it is, then one conditional write. */
@Injectable()
export class CardPaymentChanges {
  constructor(private readonly cards: CardPaymentsRepository) {}

  /**
   * @param rule answers the record itself to change nothing; it is called again on a record that others changed
   * @throws AppError what `rule` throws, and 409 if others are first again and again
   */
  async change(
    { _id }: Pick<CardPaymentRecord, '_id'>,
    rule: (record: CardPaymentRecord) => CardPaymentRecord,
  ): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const read = await this.cards.find(_id);
      const next = read && rule(read);
      if (!read || !next || next === read || (await this.cards.replace(read, next))) return;
      await delay(Math.random() * DELAY_MS);
    }
    throw conflict('CONFLICT', 'Others are changing this payment. Please try again');
  }
}
