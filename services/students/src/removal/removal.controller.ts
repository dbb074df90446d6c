import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(private readonly removal: RemovalService) {}

  @Handles(calls.studentRemove)
  remove({ params, audit }: HandlerInput<typeof calls.studentRemove>) {
    return this.removal.removeStudent(params.id, audit);
  }
}
