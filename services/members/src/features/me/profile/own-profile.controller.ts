import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnProfile } from './own-profile.service';

@Controller()
export class OwnProfileController {
  constructor(private readonly profile: OwnProfile) {}

  @Handles(calls.myProfile)
  get({ actor }: HandlerInput<typeof calls.myProfile>) {
    return this.profile.get(actor);
  }

  @Handles(calls.myContactUpdate)
  updateContact(input: HandlerInput<typeof calls.myContactUpdate>) {
    return this.profile.updateContact(input.actor, input);
  }

  @Handles(calls.myCorrectionRequest)
  requestCorrection(input: HandlerInput<typeof calls.myCorrectionRequest>) {
    return this.profile.requestCorrection(input.actor, input);
  }
}
