import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CpdDecisions } from './cpd-decisions.service';

@Controller()
export class CpdDecisionsController {
  constructor(private readonly decisions: CpdDecisions) {}

  @Handles(calls.cpdEntryList)
  list({ query }: HandlerInput<typeof calls.cpdEntryList>) {
    return this.decisions.list(query);
  }

  @Handles(calls.cpdEntryDecide)
  decide(input: HandlerInput<typeof calls.cpdEntryDecide>) {
    return this.decisions.decide(input.actor, input.params.id, input);
  }
}
