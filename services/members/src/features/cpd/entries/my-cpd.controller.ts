import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MyCpdChanges } from './my-cpd-changes.service';
import { MyCpdService } from './my-cpd.service';

@Controller()
export class MyCpdController {
  constructor(
    private readonly cpd: MyCpdService,
    private readonly changes: MyCpdChanges,
  ) {}

  @Handles(calls.myCpd)
  get({ actor, query }: HandlerInput<typeof calls.myCpd>) {
    return this.cpd.get(actor, query);
  }

  @Handles(calls.myCpdAdd)
  add({ actor, body, audit, headers }: HandlerInput<typeof calls.myCpdAdd>) {
    return this.changes.add(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.myCpdChange)
  change(input: HandlerInput<typeof calls.myCpdChange>) {
    return this.changes.change(input.actor, input.params.id, input);
  }

  @Handles(calls.myCpdWithdraw)
  withdraw({ actor, params, audit }: HandlerInput<typeof calls.myCpdWithdraw>) {
    return this.changes.withdraw(actor, params.id, audit);
  }
}
