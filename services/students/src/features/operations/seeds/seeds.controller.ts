import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SeedsService } from './seeds.service';

@Controller()
export class SeedsController {
  constructor(private readonly seeds: SeedsService) {}

  @Handles(internalCalls.internalSeedGet)
  get({ params }: HandlerInput<typeof internalCalls.internalSeedGet>) {
    return this.seeds.get(params.name);
  }

  @Handles(internalCalls.internalSeedMark)
  mark({ params }: HandlerInput<typeof internalCalls.internalSeedMark>) {
    return this.seeds.mark(params.name);
  }
}
