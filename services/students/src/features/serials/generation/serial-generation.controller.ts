import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SerialGenerationService } from './serial-generation.service';

@Controller()
export class SerialGenerationController {
  constructor(private readonly generation: SerialGenerationService) {}

  @Handles(calls.serialGenerate)
  generate({ actor, body, audit }: HandlerInput<typeof calls.serialGenerate>) {
    return this.generation.generate(actor, body, audit);
  }
}
