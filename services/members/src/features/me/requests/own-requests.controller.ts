import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RequestWithdrawal } from './request-withdrawal.service';

@Controller()
export class OwnRequestsController {
  constructor(private readonly withdrawal: RequestWithdrawal) {}

  @Handles(calls.myRequestWithdraw)
  withdraw({ actor, params, audit }: HandlerInput<typeof calls.myRequestWithdraw>) {
    return this.withdrawal.withdraw(actor, params.id, audit);
  }
}
