import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type Actor, type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import type { FastifyRequest } from 'fastify';
import { DeviceCookies } from '../../../shared/cookies/device-cookies';
import type { Client } from '../sessions/staff-tokens';
import { SignInService } from './sign-in.service';
import { SignUpService } from './sign-up.service';

const clientOf = (input: Parameters<typeof originOf>[0] & { request: FastifyRequest }): Client => ({
  ...originOf(input),
  userAgent: input.request.headers['user-agent'],
});

const signedInBefore = (actor: Actor) => (actor.kind === 'staff' ? actor : undefined);

@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly signUp: SignUpService,
    private readonly devices: DeviceCookies,
  ) {}

  @Handles(calls.login)
  login(input: HandlerInput<typeof calls.login>) {
    return this.devices.signIn(input, (device) =>
      this.signIn.login(input.body, { ...clientOf(input), device, before: signedInBefore(input.actor) }),
    );
  }

  @Handles(calls.staffRegister)
  register(input: HandlerInput<typeof calls.staffRegister>) {
    return this.signUp.register(input.body, clientOf(input));
  }
}
