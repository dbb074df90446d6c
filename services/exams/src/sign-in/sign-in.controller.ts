import { Controller } from '@nestjs/common';
import { calls, type ExamSignInBody } from '@concord/contracts';
import { ClientAddress, HandlesArguments, ValidBody } from '@concord/nest-platform';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @HandlesArguments(calls.examSignIn)
  start(@ValidBody(calls.examSignIn.body) body: ExamSignInBody, @ClientAddress() address: string) {
    return this.signIn.start(body, address);
  }
}
