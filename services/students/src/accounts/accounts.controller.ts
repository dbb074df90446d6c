import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AuthService } from './auth.service';
import { StaffService } from './staff.service';

@Controller()
export class AccountsController {
  constructor(
    private readonly auth: AuthService,
    private readonly staff: StaffService,
  ) {}

  @Handles(calls.login)
  login({ body, clientAddress }: HandlerInput<typeof calls.login>) {
    return this.auth.login(body, clientAddress);
  }

  @Handles(calls.staffRegister)
  register({ body, clientAddress }: HandlerInput<typeof calls.staffRegister>) {
    return this.auth.register(body, clientAddress);
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
  remove({ params }: HandlerInput<typeof calls.adminRemove>) {
    return this.staff.remove(params.id);
  }

  @Handles(internalCalls.internalStaffVersions)
  tokenVersions() {
    return this.staff.tokenVersions();
  }
}
