import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { originOf } from './account-audit';
import { AuthService } from './auth.service';
import { DeviceCookies } from './device-cookies';
import { StaffService } from './staff.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly auth: AuthService,
    private readonly staff: StaffService,
    private readonly devices: DeviceCookies,
  ) {}

  @Handles(calls.login)
  login(input: HandlerInput<typeof calls.login>) {
    return this.devices.signIn(input, (device) =>
      this.auth.login(input.body, { ...originOf(input), device }),
    );
  }

  @Handles(calls.staffRegister)
  register(input: HandlerInput<typeof calls.staffRegister>) {
    return this.auth.register(input.body, originOf(input));
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

  @Handles(calls.adminUpdate)
  changeRole(input: HandlerInput<typeof calls.adminUpdate>) {
    return this.staff.changeRole(input);
  }

  @Handles(calls.adminRemove)
  remove(input: HandlerInput<typeof calls.adminRemove>) {
    return this.staff.remove(input);
  }

  @Handles(internalCalls.internalStaffVersions)
  tokenVersions() {
    return this.staff.tokenVersions();
  }
}
