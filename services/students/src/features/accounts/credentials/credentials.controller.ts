import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { FactorResetService } from './factor-reset.service';
import { OwnFactorService } from './own-factor.service';
import { OwnPasswordService } from './own-password.service';

@Controller()
export class CredentialsController {
  constructor(
    private readonly ownFactor: OwnFactorService,
    private readonly ownPassword: OwnPasswordService,
    private readonly resets: FactorResetService,
  ) {}

  @Handles(calls.factorGet)
  factor({ actor }: HandlerInput<typeof calls.factorGet>) {
    return this.ownFactor.state(actor);
  }

  @Handles(calls.factorBegin)
  begin(input: HandlerInput<typeof calls.factorBegin>) {
    return this.ownFactor.begin(input.actor, input.body.password, originOf(input));
  }

  @Handles(calls.factorEnable)
  enable(input: HandlerInput<typeof calls.factorEnable>) {
    return this.ownFactor.enable(input.actor, input.body.code, originOf(input));
  }

  @Handles(calls.factorRecoveryCodes)
  renewRecoveryCodes(input: HandlerInput<typeof calls.factorRecoveryCodes>) {
    return this.ownFactor.renewRecoveryCodes(input.actor, input.body, originOf(input));
  }

  @Handles(calls.factorDisable)
  disable(input: HandlerInput<typeof calls.factorDisable>) {
    return this.ownFactor.disable(input.actor, input.body, originOf(input));
  }

  @Handles(calls.factorReset)
  reset(input: HandlerInput<typeof calls.factorReset>) {
    return this.resets.reset(input);
  }

  @Handles(calls.authConfirm)
  confirm(input: HandlerInput<typeof calls.authConfirm>) {
    return this.ownFactor.confirm(input.actor, input.body.code, originOf(input));
  }

  @Handles(calls.passwordChange)
  changePassword(input: HandlerInput<typeof calls.passwordChange>) {
    return this.ownPassword.change(input.actor, input.body, originOf(input));
  }
}
