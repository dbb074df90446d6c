import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RightsService } from './rights.service';

@Controller()
export class RightsController {
  constructor(private readonly rights: RightsService) {}

  @Handles(internalCalls.internalMembershipLimits)
  limits() {
    return this.rights.limits();
  }

  @Handles(internalCalls.internalMembersForbidden)
  forbidden({ body }: HandlerInput<typeof internalCalls.internalMembersForbidden>) {
    return this.rights.forbiddenTo(body.students);
  }
}
