import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { SessionCheckService } from './session-check.service';
import { SessionsService } from './sessions.service';
import { TokenVersions } from './token-versions.service';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly checks: SessionCheckService,
    private readonly versions: TokenVersions,
  ) {}

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

  @Handles(internalCalls.internalStaffVersions)
  tokenVersions() {
    return this.versions.whole();
  }

  @Handles(internalCalls.internalRevocations)
  revocations({ query }: HandlerInput<typeof internalCalls.internalRevocations>) {
    return this.versions.since(query);
  }
}
