import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AnswersService } from './answers.service';
import { ApplicationsService } from './applications.service';
import { ProposalsService } from './proposals.service';

/** Calls of the applicant. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly answers: AnswersService,
    private readonly proposals: ProposalsService,
  ) {}

  @Handles(calls.myApplication)
  get({ actor }: HandlerInput<typeof calls.myApplication>) {
    return this.applications.get(actor);
  }

  @Handles(calls.myApplicationForm)
  form({ actor }: HandlerInput<typeof calls.myApplicationForm>) {
    return this.applications.formToken(actor);
  }

  @Handles(calls.myApplicationAnswer)
  answer(input: HandlerInput<typeof calls.myApplicationAnswer>) {
    return this.answers.answer(input.actor, input, input.headers['idempotency-key']);
  }

  @Handles(calls.myCorrectionPropose)
  propose(input: HandlerInput<typeof calls.myCorrectionPropose>) {
    return this.proposals.propose(input.actor, input);
  }

  @Handles(calls.myCorrectionWithdraw)
  withdraw({ actor, params, audit }: HandlerInput<typeof calls.myCorrectionWithdraw>) {
    return this.proposals.withdraw(actor, params.id, audit);
  }
}
