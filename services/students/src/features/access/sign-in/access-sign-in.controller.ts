import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { DeviceCookies } from '../../../shared/cookies/device-cookies';
import { CodesService } from '../codes/codes.service';
import { RenewalService } from './renewal.service';
import { SignOutService } from './sign-out.service';
import { VerificationService } from './verification.service';

type CodeInput = HandlerInput<typeof calls.accessCode> | HandlerInput<typeof calls.accessVerify>;

@Controller()
export class AccessSignInController {
  constructor(
    private readonly codes: CodesService,
    private readonly verification: VerificationService,
    private readonly renewal: RenewalService,
    private readonly exits: SignOutService,
    private readonly devices: DeviceCookies,
  ) {}

  @Handles(calls.accessOptions)
  options() {
    return this.codes.options();
  }

  @Handles(calls.accessCode)
  ask(input: HandlerInput<typeof calls.accessCode>) {
    return this.codes.ask(input.body, this.askerOf(input));
  }

  @Handles(calls.accessVerify)
  verify(input: HandlerInput<typeof calls.accessVerify>) {
    return this.devices.signIn(input, (device) =>
      this.verification.verify(input.body, { ...this.askerOf(input), device }),
    );
  }

  @Handles(calls.accessRenew)
  renew({ request, reply }: HandlerInput<typeof calls.accessRenew>) {
    return this.renewal.renew({ request, reply });
  }

  @Handles(calls.accessSignOut)
  signOut(input: HandlerInput<typeof calls.accessSignOut>) {
    return this.exits.signOut(input, originOf(input));
  }

  private askerOf(input: CodeInput) {
    const { request, reply, body } = input;
    return {
      request,
      reply,
      ...originOf(input),
      device: this.devices.find(request.headers.cookie, body.email),
    };
  }
}
