import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { StaffRemovalService } from './staff-removal.service';
import { StaffService } from './staff.service';

@Controller()
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly removal: StaffRemovalService,
  ) {}

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
  changeRights(input: HandlerInput<typeof calls.adminUpdate>) {
    return this.staff.changeRights(input);
  }

  @Handles(calls.adminRemove)
  remove(input: HandlerInput<typeof calls.adminRemove>) {
    return this.removal.remove(input);
  }

  @Handles(internalCalls.internalInitialPassword)
  noteInitialPassword({ body }: HandlerInput<typeof internalCalls.internalInitialPassword>) {
    return this.staff.noteInitialPassword(body.email);
  }
}
