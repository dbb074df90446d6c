import { Controller } from '@nestjs/common';
import { type AnswersBody, calls, type SubmitBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  LateBody,
  ValidBody,
} from '@concord/nest-platform';
import { SavesService } from './saves.service';
import { SittingService } from './sitting.service';
import { SubmissionsService } from './submissions.service';

@Controller()
export class SittingController {
  constructor(
    private readonly sitting: SittingService,
    private readonly saves: SavesService,
    private readonly submissions: SubmissionsService,
  ) {}

  @HandlesArguments(calls.attemptStart)
  start(@CurrentActor() actor: Actor, @ValidBody(calls.attemptStart.body) body: { assignment: string }) {
    return this.sitting.start(actor, body.assignment);
  }

  @HandlesArguments(calls.attemptGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.sitting.get(actor, id);
  }

  @HandlesArguments(calls.attemptSave)
  save(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.attemptSave.body) body: () => AnswersBody,
  ) {
    return this.saves.save(actor, id, body);
  }

  @HandlesArguments(calls.resultSubmit)
  submit(@CurrentActor() actor: Actor, @ValidBody(calls.resultSubmit.body) body: SubmitBody) {
    return this.submissions.submit(actor, body);
  }
}
