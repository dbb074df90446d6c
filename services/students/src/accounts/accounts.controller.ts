import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type Actor, type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import type { FastifyRequest } from 'fastify';
import { AuthService } from './auth.service';
import { DeviceCookies } from './device-cookies';
import { SignInService } from './sign-in.service';
import { StaffService } from './staff.service';
import type { Client } from './staff-tokens';

const clientOf = (input: Parameters<typeof originOf>[0] & { request: FastifyRequest }): Client => ({
  ...originOf(input),
  userAgent: input.request.headers['user-agent'],
});

const signedInBefore = (actor: Actor) => (actor.kind === 'staff' ? actor : undefined);

@Controller()
export class AccountsController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIn: SignInService,
    private readonly staff: StaffService,
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
    return this.auth.register(input.body, clientOf(input));
  }

  @Handles(calls.me)
  me({ actor }: HandlerInput<typeof calls.me>) {
    return this.auth.me(actor);
  }

  @Handles(calls.adminList)
  list({ query }: HandlerInput<typeof calls.adminList>) {
    return this.staff.list(query);
  }

  @Handles(calls.adminCount)
  count() {
    return this.staff.count();
  }

  @Handles(calls.adminPendingCount)
  countPending() {
    return this.staff.countPending();
  }

  @Handles(calls.adminUpdate)
  changeRole(input: HandlerInput<typeof calls.adminUpdate>) {
    return this.staff.changeRole(input);
  }

  @Handles(calls.adminRemove)
  remove(input: HandlerInput<typeof calls.adminRemove>) {
    return this.staff.remove(input);
  }

  @Handles(internalCalls.internalInitialPassword)
  noteInitialPassword({ body }: HandlerInput<typeof internalCalls.internalInitialPassword>) {
    return this.staff.noteInitialPassword(body.email);
  }
}
