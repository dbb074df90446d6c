import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { ForgottenPasswordsService } from './forgotten-passwords.service';
import { PasswordLinks } from './password-links.service';
import { PasswordResetsService } from './password-resets.service';

@Controller()
export class PasswordResetsController {
  constructor(
    private readonly forgotten: ForgottenPasswordsService,
    private readonly resets: PasswordResetsService,
    private readonly links: PasswordLinks,
  ) {}

  @Handles(calls.passwordForgot)
  forgot(input: HandlerInput<typeof calls.passwordForgot>) {
    return this.forgotten.forgot(input.body, originOf(input));
  }

  @Handles(calls.passwordReset)
  reset(input: HandlerInput<typeof calls.passwordReset>) {
    return this.resets.reset(input.body, originOf(input));
  }

  @Handles(calls.passwordResetLink)
  linkFor(input: HandlerInput<typeof calls.passwordResetLink>) {
    return this.links.linkFor(input);
  }
}
