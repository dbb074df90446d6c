import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SettingsService } from './settings.service';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Handles(calls.membershipSettingsGet)
  get() {
    return this.settings.get();
  }

  @Handles(calls.membershipSettingsHistory)
  history() {
    return this.settings.history();
  }

  @Handles(calls.membershipSettingsReplace)
  replace({ actor, body, audit }: HandlerInput<typeof calls.membershipSettingsReplace>) {
    return this.settings.replace(actor, body, audit);
  }
}
