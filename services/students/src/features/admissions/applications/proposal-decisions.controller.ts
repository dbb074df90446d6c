import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ProposalDecisionsService } from './proposal-decisions.service';

/** Calls of staff. */
@Controller()
export class ProposalDecisionsController {
  constructor(private readonly decisions: ProposalDecisionsService) {}

  @Handles(calls.studentThread)
  thread({ params }: HandlerInput<typeof calls.studentThread>) {
    return this.decisions.thread(params.id);
  }

  @Handles(calls.studentProposalDecide)
  decide(input: HandlerInput<typeof calls.studentProposalDecide>) {
    return this.decisions.decide(input.actor, input.params, input);
  }
}
