import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnEmail } from './own-email.service';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly members: SignInService,
    private readonly emails: OwnEmail,
  ) {}

  @Handles(internalCalls.internalMembersFind)
  find({ body }: HandlerInput<typeof internalCalls.internalMembersFind>) {
    return this.members.find(body);
  }

  @Handles(internalCalls.internalMemberEmailSet)
  setEmail({ params, body }: HandlerInput<typeof internalCalls.internalMemberEmailSet>) {
    return this.emails.set(params.id, body.email);
  }
}
