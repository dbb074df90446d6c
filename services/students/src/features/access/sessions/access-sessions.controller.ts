import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AccessMeService } from './access-me.service';
import { AccessSessionsService } from './access-sessions.service';

@Controller()
export class AccessSessionsController {
  constructor(
    private readonly holders: AccessMeService,
    private readonly sessions: AccessSessionsService,
  ) {}

  @Handles(calls.accessMe)
  me({ actor }: HandlerInput<typeof calls.accessMe>) {
    return this.holders.me(actor);
  }

  @Handles(calls.accessExam)
  exam({ actor, clientAddress }: HandlerInput<typeof calls.accessExam>) {
    return this.holders.openExams(actor, clientAddress);
  }

  @Handles(calls.accessSessions)
  list({ actor }: HandlerInput<typeof calls.accessSessions>) {
    return this.sessions.list(actor);
  }

  @Handles(calls.accessSessionEnd)
  end(input: HandlerInput<typeof calls.accessSessionEnd>) {
    return this.sessions.end(input);
  }

  @Handles(calls.accessSessionEndOthers)
  endOthers(input: HandlerInput<typeof calls.accessSessionEndOthers>) {
    return this.sessions.endOthers(input);
  }
}
