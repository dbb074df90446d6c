import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CardEvents } from './card-events.service';
import { CardPaymentsService } from './card-payments.service';

@Controller()
export class CardPaymentsController {
  constructor(
    private readonly payments: CardPaymentsService,
    private readonly events: CardEvents,
  ) {}

  @Handles(calls.paystackWebhook)
  event({ rawBody, headers }: HandlerInput<typeof calls.paystackWebhook>) {
    return this.events.take(rawBody, headers['x-paystack-signature']);
  }

  @Handles(calls.cardPaymentList)
  list({ query }: HandlerInput<typeof calls.cardPaymentList>) {
    return this.payments.list(query);
  }

  @Handles(calls.cardPaymentCheck)
  check({ params, audit }: HandlerInput<typeof calls.cardPaymentCheck>) {
    return this.payments.check(params.id, audit);
  }

  @Handles(calls.cardPaymentSettle)
  settle(input: HandlerInput<typeof calls.cardPaymentSettle>) {
    return this.payments.settle(input.actor, input.params.id, input);
  }
}
