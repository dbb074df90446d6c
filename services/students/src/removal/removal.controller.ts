import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { PurgeService } from './purge.service';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(
    private readonly removal: RemovalService,
    private readonly purges: PurgeService,
  ) {}

  @Handles(calls.studentRemove)
  remove({ params, audit }: HandlerInput<typeof calls.studentRemove>) {
    return this.removal.removeStudent(params.id, audit);
  }

  @Handles(calls.studentPurge)
  purge(input: HandlerInput<typeof calls.studentPurge>) {
    return this.purges.purge(input.params.id, input);
  }
}
