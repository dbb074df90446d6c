import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnStaff } from './own-staff.service';
import { StaffBills } from './staff-bills.service';
import { StaffChanges } from './staff-changes.service';

@Controller()
export class OwnStaffController {
  constructor(
    private readonly staff: OwnStaff,
    private readonly changes: StaffChanges,
    private readonly bills: StaffBills,
  ) {}

  @Handles(calls.myStaff)
  get({ actor }: HandlerInput<typeof calls.myStaff>) {
    return this.staff.get(actor);
  }

  @Handles(calls.myStaffChange)
  propose(input: HandlerInput<typeof calls.myStaffChange>) {
    return this.changes.propose(input.actor, input);
  }

  @Handles(calls.myStaffBill)
  bill(input: HandlerInput<typeof calls.myStaffBill>) {
    return this.bills.make(input.actor, input);
  }
}
