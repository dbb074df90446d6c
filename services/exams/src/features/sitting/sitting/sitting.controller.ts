import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ActivityService } from './activity.service';
import { SavesService } from './saves.service';
import { ShownAttempts } from './shown-attempts.service';
import { SittingService } from './sitting.service';
import { SubmissionsService } from './submissions.service';

@Controller()
export class SittingController {
  constructor(
    private readonly sitting: SittingService,
    private readonly shown: ShownAttempts,
    private readonly saves: SavesService,
    private readonly submissions: SubmissionsService,
    private readonly activity: ActivityService,
  ) {}

  @Handles(calls.attemptStart)
  start({ actor, body, clientAddress, headers }: HandlerInput<typeof calls.attemptStart>) {
    return this.sitting.start(actor, body, clientAddress, headers['x-safeexambrowser-configkeyhash']);
  }

  @Handles(internalCalls.internalSittingCount)
  count({ query }: HandlerInput<typeof internalCalls.internalSittingCount>) {
    return this.shown.count(query.limit);
  }

  @Handles(calls.attemptGet)
  get({ actor, params }: HandlerInput<typeof calls.attemptGet>) {
    return this.shown.get(actor, params.id);
  }

  @Handles(calls.attemptSave)
  save(input: HandlerInput<typeof calls.attemptSave>) {
    return this.saves.save(input.actor, input.params.id, input);
  }

  @Handles(calls.attemptActivity)
  note(input: HandlerInput<typeof calls.attemptActivity>) {
    return this.activity.note(input.actor, input.params.id, input);
  }

  @Handles(calls.resultSubmit)
  submit({ actor, body }: HandlerInput<typeof calls.resultSubmit>) {
    return this.submissions.submit(actor, body);
  }
}
