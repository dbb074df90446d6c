import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { PaymentsService } from './payments.service';

@Controller()
export class PaymentsController {
  constructor(private readonly payments: PaymentsService) {}

  @Handles(calls.paymentCreate)
  record({ actor, body, audit, headers }: HandlerInput<typeof calls.paymentCreate>) {
    return this.payments.record(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.paymentRefund)
  refund({ actor, params, body, audit, headers }: HandlerInput<typeof calls.paymentRefund>) {
    return this.payments.refund(actor, params.id, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.paymentReverse)
  reverse(input: HandlerInput<typeof calls.paymentReverse>) {
    return this.payments.reverse(input.actor, input.params.id, input);
  }
}
