import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AccountsService } from './accounts.service';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Handles(calls.memberAccount)
  get({ params }: HandlerInput<typeof calls.memberAccount>) {
    return this.accounts.get(params.id);
  }

  @Handles(calls.chargeCreate)
  addCharge(input: HandlerInput<typeof calls.chargeCreate>) {
    return this.accounts.addCharge(input.params.id, input);
  }

  @Handles(calls.chargeVoid)
  voidCharge(input: HandlerInput<typeof calls.chargeVoid>) {
    return this.accounts.voidCharge(input.actor, input.params.id, input.params.chargeId, input);
  }

  @Handles(calls.chargeReduce)
  reduceCharge({ actor, params, body, audit, headers }: HandlerInput<typeof calls.chargeReduce>) {
    return this.accounts.reduceCharge(actor, params.id, params.chargeId, {
      body,
      audit,
      requestKey: headers['idempotency-key'],
    });
  }
}
