import { Injectable } from '@nestjs/common';
import { type CardPaymentJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of checks at the provider. The sweeper adds those again that Redis lost or did not accept. */
@Injectable()
export class CardPaymentsQueue extends JobQueue<CardPaymentJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.cardPayments, (cardPaymentId) => ({
      jobId: `card-payment-${cardPaymentId}`,
      data: { cardPaymentId },
    }));
  }
}
