import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { FeesService } from './fees.service';

@Controller()
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Handles(calls.feeTableList)
  list() {
    return this.fees.list();
  }

  @Handles(calls.feeTableAdd)
  add({ actor, body, audit }: HandlerInput<typeof calls.feeTableAdd>) {
    return this.fees.add(actor, body, audit);
  }
}
