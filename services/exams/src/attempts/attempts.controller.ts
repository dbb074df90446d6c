import { Controller } from '@nestjs/common';
import { type AnswersBody, calls } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  LateBody,
  ValidBody,
} from '@concord/nest-platform';
import { AttemptsService } from './attempts.service';
import { SavesService } from './saves.service';

@Controller()
export class AttemptsController {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly saves: SavesService,
  ) {}

  @HandlesArguments(calls.attemptStart)
  start(@CurrentActor() actor: Actor, @ValidBody(calls.attemptStart.body) body: { assignment: string }) {
    return this.attempts.start(actor, body.assignment);
  }

  @HandlesArguments(calls.attemptSave)
  save(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.attemptSave.body) body: () => AnswersBody,
  ) {
    return this.saves.save(actor, id, body);
  }

  @HandlesArguments(calls.attemptGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.attempts.get(actor, id);
  }
}
