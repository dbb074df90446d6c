import { Controller } from '@nestjs/common';
import { type AnswersBody, calls } from '@concord/contracts';
import { type Actor, CurrentActor, Handles, IdParam, LateBody, ValidBody } from '@concord/nest-platform';
import { AttemptsService } from './attempts.service';
import { SavesService } from './saves.service';

@Controller()
export class AttemptsController {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly saves: SavesService,
  ) {}

  @Handles(calls.attemptStart)
  start(@CurrentActor() actor: Actor, @ValidBody(calls.attemptStart.body) body: { assignment: string }) {
    return this.attempts.start(actor, body.assignment);
  }

  @Handles(calls.attemptSave)
  save(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @LateBody(calls.attemptSave.body) body: () => AnswersBody,
  ) {
    return this.saves.save(actor, id, body);
  }

  @Handles(calls.attemptGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.attempts.get(actor, id);
  }
}
