import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles, InternalClient } from '@concord/nest-platform';

@Controller()
export class SignInController {
  constructor(private readonly internal: InternalClient) {}

  /** The students service checks serials, throttles, and signs tokens. Its refusals are passed on. */
  @Handles(calls.examSignIn)
  signIn({ body, clientAddress: address }: HandlerInput<typeof calls.examSignIn>) {
    return this.internal.call(internalCalls.internalExamSignIn, { body: { ...body, address } });
  }
}
