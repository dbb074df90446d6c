import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ReleaseService } from './release.service';

@Controller()
export class ReleaseController {
  constructor(private readonly releases: ReleaseService) {}

  @Handles(calls.examRelease)
  release(input: HandlerInput<typeof calls.examRelease>) {
    return this.releases.release(input.params.id, input);
  }
}
