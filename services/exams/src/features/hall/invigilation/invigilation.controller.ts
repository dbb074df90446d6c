import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AttemptHistoryService } from './attempt-history.service';
import { ClosingsService } from './closings.service';
import { LateDecisionsService } from './late-decisions.service';
import { ResetsService } from './resets.service';
import { UndecidedAnswers } from './undecided-answers.service';

@Controller()
export class InvigilationController {
  constructor(
    private readonly closings: ClosingsService,
    private readonly resets: ResetsService,
    private readonly history: AttemptHistoryService,
    private readonly undecided: UndecidedAnswers,
    private readonly lateDecisions: LateDecisionsService,
  ) {}

  @Handles(calls.attemptClose)
  close(input: HandlerInput<typeof calls.attemptClose>) {
    return this.closings.close(input.actor, input.params.id, input);
  }

  @Handles(calls.assignmentReset)
  reset(input: HandlerInput<typeof calls.assignmentReset>) {
    return this.resets.reset(input.actor, input.params.id, input);
  }

  @Handles(calls.assignmentAttempts)
  listAttempts({ actor, params }: HandlerInput<typeof calls.assignmentAttempts>) {
    return this.history.list(actor, params.id);
  }

  @Handles(calls.lateList)
  listLateAnswers({ query }: HandlerInput<typeof calls.lateList>) {
    return this.undecided.list(query);
  }

  @Handles(calls.lateDecide)
  decideOnLateAnswers(input: HandlerInput<typeof calls.lateDecide>) {
    return this.lateDecisions.decide(input.actor, input.params.id, input);
  }
}
