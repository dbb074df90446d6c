import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { BulkInduction } from './bulk-induction.service';

@Controller()
export class InductionsController {
  constructor(private readonly inductions: BulkInduction) {}

  @Handles(calls.memberInductMany)
  induct(input: HandlerInput<typeof calls.memberInductMany>) {
    const { actor, body, audit } = input;
    return this.inductions.induct({ actor, body, audit, origin: originOf(input) });
  }
}
