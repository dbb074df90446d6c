import { Controller } from '@nestjs/common';
import { calls, type CloseBody, type ResetBody } from '@concord/contracts';
import { type Actor, CurrentActor, HandlesArguments, IdParam, LateBody } from '@concord/nest-platform';
import { AttemptHistoryService } from './attempt-history.service';
import { ClosingsService } from './closings.service';
import { ResetsService } from './resets.service';

@Controller()
export class InvigilationController {
  constructor(
    private readonly closings: ClosingsService,
    private readonly resets: ResetsService,
    private readonly history: AttemptHistoryService,
  ) {}

  @HandlesArguments(calls.attemptClose)
  close(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.attemptClose.body) body: () => CloseBody,
  ) {
    return this.closings.close(actor, id, body);
  }

  @HandlesArguments(calls.assignmentReset)
  reset(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.assignmentReset.body) body: () => ResetBody,
  ) {
    return this.resets.reset(actor, id, body);
  }

  @HandlesArguments(calls.assignmentAttempts)
  listAttempts(@IdParam() id: string) {
    return this.history.list(id);
  }
}
