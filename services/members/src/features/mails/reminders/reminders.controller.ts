import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { BulkReminders } from './bulk-reminders.service';
import { RemindersService } from './reminders.service';

@Controller()
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly bulk: BulkReminders,
  ) {}

  @Handles(calls.reminderComing)
  coming({ query }: HandlerInput<typeof calls.reminderComing>) {
    return this.reminders.coming(query);
  }

  @Handles(calls.reminderList)
  list({ query }: HandlerInput<typeof calls.reminderList>) {
    return this.reminders.list(query);
  }

  @Handles(calls.memberRemindMany)
  remindMany(input: HandlerInput<typeof calls.memberRemindMany>) {
    return this.bulk.remind(input, input.body);
  }

  @Handles(calls.memberMailList)
  ofMember({ params }: HandlerInput<typeof calls.memberMailList>) {
    return this.reminders.ofMember(params.id);
  }

  @Handles(calls.reminderPause)
  pause(input: HandlerInput<typeof calls.reminderPause>) {
    return this.reminders.pause(input.actor, input.params.id, input);
  }

  @Handles(calls.reminderResume)
  resume({ params, audit }: HandlerInput<typeof calls.reminderResume>) {
    return this.reminders.resume(params.id, audit);
  }
}
