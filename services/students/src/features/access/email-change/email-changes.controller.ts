import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { EmailChanges } from './email-changes.service';

@Controller()
export class EmailChangesController {
  constructor(private readonly changes: EmailChanges) {}

  @Handles(calls.myEmailChange)
  ask(input: HandlerInput<typeof calls.myEmailChange>) {
    return this.changes.ask(input.actor, input);
  }

  @Handles(calls.myEmailConfirm)
  confirm(input: HandlerInput<typeof calls.myEmailConfirm>) {
    return this.changes.confirm(input.actor, input);
  }
}
