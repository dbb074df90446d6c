import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { PurgeService } from './purge.service';

@Controller()
export class RemovalController {
  constructor(private readonly purges: PurgeService) {}

  @Handles(calls.studentPurge)
  purge(input: HandlerInput<typeof calls.studentPurge>) {
    return this.purges.purge(input.params.id, input);
  }
}
