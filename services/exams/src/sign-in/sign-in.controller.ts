import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Handles(calls.examSignIn)
  start({ body, clientAddress }: HandlerInput<typeof calls.examSignIn>) {
    return this.signIn.start(body, clientAddress);
  }
}
