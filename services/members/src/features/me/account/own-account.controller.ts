import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnAccount } from './own-account.service';

@Controller()
export class OwnAccountController {
  constructor(private readonly own: OwnAccount) {}

  @Handles(calls.myMembership)
  membership({ actor }: HandlerInput<typeof calls.myMembership>) {
    return this.own.membership(actor);
  }

  @Handles(calls.myAccount)
  account({ actor }: HandlerInput<typeof calls.myAccount>) {
    return this.own.account(actor);
  }
}
