import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { BillingService } from './billing.service';

@Controller()
export class BillingController {
  constructor(private readonly billing: BillingService) {}

  @Handles(calls.billing)
  bill(input: HandlerInput<typeof calls.billing>) {
    const { actor, body, audit } = input;
    return this.billing.bill({ actor, body, audit, origin: originOf(input) });
  }
}
