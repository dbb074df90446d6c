import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SuspensionsService } from './suspensions.service';

@Controller()
export class SuspensionsController {
  constructor(private readonly suspensions: SuspensionsService) {}

  @Handles(calls.adminSuspend)
  suspend(input: HandlerInput<typeof calls.adminSuspend>) {
    return this.suspensions.suspend(input);
  }

  @Handles(calls.adminLift)
  lift(input: HandlerInput<typeof calls.adminLift>) {
    return this.suspensions.lift(input);
  }
}
