import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { SessionCheckService } from './session-check.service';
import { SessionsService } from './sessions.service';
import { WhoAmIService } from './who-am-i.service';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly checks: SessionCheckService,
    private readonly whoAmI: WhoAmIService,
  ) {}

  @Handles(calls.me)
  me({ actor }: HandlerInput<typeof calls.me>) {
    return this.whoAmI.me(actor);
  }

  @Handles(calls.logout)
  logout(input: HandlerInput<typeof calls.logout>) {
    return this.sessions.signOut(input.actor, originOf(input));
  }

  @Handles(calls.sessionCheck)
  check({ actor }: HandlerInput<typeof calls.sessionCheck>) {
    return this.checks.check(actor);
  }

  @Handles(calls.sessionList)
  list({ actor }: HandlerInput<typeof calls.sessionList>) {
    return this.sessions.list(actor);
  }

  @Handles(calls.sessionEnd)
  end(input: HandlerInput<typeof calls.sessionEnd>) {
    return this.sessions.end(input);
  }

  @Handles(calls.sessionEndOthers)
  endOthers(input: HandlerInput<typeof calls.sessionEndOthers>) {
    return this.sessions.endOthers(input);
  }

  @Handles(calls.adminSignOut)
  endAllOf(input: HandlerInput<typeof calls.adminSignOut>) {
    return this.sessions.endAllOf(input);
  }
}
