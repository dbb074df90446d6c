import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CorrectionsService } from './corrections.service';

@Controller()
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Handles(calls.studentUpdate)
  update(input: HandlerInput<typeof calls.studentUpdate>) {
    return this.corrections.correct(input.params.id, input);
  }
}
