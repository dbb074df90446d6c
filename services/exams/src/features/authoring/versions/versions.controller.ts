import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { VersionsService } from './versions.service';

@Controller()
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Handles(calls.versionList)
  list({ params, query }: HandlerInput<typeof calls.versionList>) {
    return this.versions.list(params.id, query);
  }

  @Handles(calls.versionGet)
  get({ params }: HandlerInput<typeof calls.versionGet>) {
    return this.versions.get(params.id, params.versionId);
  }

  @Handles(calls.versionRestore)
  restore(input: HandlerInput<typeof calls.versionRestore>) {
    const { actor, params } = input;
    return this.versions.restore(actor, params.id, params.versionId, input);
  }
}
