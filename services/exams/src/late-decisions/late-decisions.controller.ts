import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { LateDecisionsService } from './late-decisions.service';

@Controller()
export class LateDecisionsController {
  constructor(private readonly lateDecisions: LateDecisionsService) {}

  @Handles(calls.lateList)
  list({ query }: HandlerInput<typeof calls.lateList>) {
    return this.lateDecisions.list(query);
  }

  @Handles(calls.lateDecide)
  decide(input: HandlerInput<typeof calls.lateDecide>) {
    return this.lateDecisions.decide(input.actor, input.params.id, input);
  }
}
