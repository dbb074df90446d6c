import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { PracticeService } from './practice.service';

@Controller()
export class PracticeController {
  constructor(private readonly practice: PracticeService) {}

  @Handles(calls.practiceStart)
  start({ actor }: HandlerInput<typeof calls.practiceStart>) {
    return this.practice.start(actor);
  }

  @Handles(calls.practiceSave)
  save(input: HandlerInput<typeof calls.practiceSave>) {
    return this.practice.save(input.actor, input.params.id, input);
  }

  @Handles(calls.practiceGet)
  get({ actor, params }: HandlerInput<typeof calls.practiceGet>) {
    return this.practice.get(actor, params.id);
  }

  @Handles(calls.practiceSubmit)
  submit(input: HandlerInput<typeof calls.practiceSubmit>) {
    return this.practice.submit(input.actor, input.params.id, input);
  }
}
