import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RemindersService } from './reminders.service';

@Controller()
export class RemindersController {
  constructor(private readonly reminders: RemindersService) {}

  @Handles(calls.reminderComing)
  coming({ query }: HandlerInput<typeof calls.reminderComing>) {
    return this.reminders.coming(query);
  }

  @Handles(calls.reminderList)
  list({ query }: HandlerInput<typeof calls.reminderList>) {
    return this.reminders.list(query);
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
