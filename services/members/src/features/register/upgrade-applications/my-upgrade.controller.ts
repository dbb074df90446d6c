import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MyUpgradeService } from './my-upgrade.service';

@Controller()
export class MyUpgradeController {
  constructor(private readonly upgrade: MyUpgradeService) {}

  @Handles(calls.myUpgrade)
  get({ actor }: HandlerInput<typeof calls.myUpgrade>) {
    return this.upgrade.get(actor);
  }

  @Handles(calls.myUpgradeApply)
  apply({ actor, body, audit, headers }: HandlerInput<typeof calls.myUpgradeApply>) {
    return this.upgrade.apply(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }
}
