import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { RegradesService } from './regrades.service';

@Controller()
export class RegradesController {
  constructor(private readonly regrades: RegradesService) {}

  @Handles(calls.examRegradeNeed)
  need({ params }: HandlerInput<typeof calls.examRegradeNeed>) {
    return this.regrades.need(params.id);
  }

  @Handles(calls.examRegrade)
  regrade(input: HandlerInput<typeof calls.examRegrade>) {
    const { actor, body, audit, params } = input;
    return this.regrades.regrade(params.id, { actor, body, audit, origin: originOf(input) });
  }
}
