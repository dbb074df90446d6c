import { Injectable } from '@nestjs/common';
import { type CardPaymentJob, cardPaymentJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { CardVerification } from './card-verification.service';

/** Parallel calls to the provider, which throttles more. */
const CONCURRENCY = 4;

/** Consumer of the queue of checks. */
@Injectable()
export class CardPaymentsProcessor extends JobWorker<CardPaymentJob> {
  constructor(verification: CardVerification, redis: RedisConnection) {
    super(redis, {
      queue: QUEUES.cardPayments,
      schema: cardPaymentJob,
      handle: ({ cardPaymentId }) => verification.run(cardPaymentId),
      concurrency: CONCURRENCY,
      failureMessage: 'a card payment could not be checked',
    });
  }
}
