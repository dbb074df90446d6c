import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CardCheckout } from './card-checkout';
import { MyCardPayments } from './my-card-payments.service';
import { NewCardPayments } from './new-card-payments.service';

@Controller()
export class MyCardPaymentsController {
  constructor(
    private readonly checkout: CardCheckout,
    private readonly begun: NewCardPayments,
    private readonly payments: MyCardPayments,
  ) {}

  @Handles(calls.myCardPaymentOptions)
  options(_input: HandlerInput<typeof calls.myCardPaymentOptions>) {
    return this.checkout.options();
  }

  @Handles(calls.myCardPaymentCreate)
  create({ actor, body, audit, headers }: HandlerInput<typeof calls.myCardPaymentCreate>) {
    return this.begun.create(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.myCardPayment)
  get({ actor, params }: HandlerInput<typeof calls.myCardPayment>) {
    return this.payments.get(actor, params.reference);
  }

  @Handles(calls.myCardPaymentCheck)
  check({ actor, params }: HandlerInput<typeof calls.myCardPaymentCheck>) {
    return this.payments.check(actor, params.reference);
  }
}
