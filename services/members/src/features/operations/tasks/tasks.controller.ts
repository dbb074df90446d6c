import { Controller } from '@nestjs/common';
import { calls, type MemberTask } from '@concord/contracts';
import { type HandlerInput, Handles, TasksService } from '@concord/nest-platform';

@Controller()
export class TasksController {
  constructor(private readonly tasks: TasksService<MemberTask>) {}

  @Handles(calls.memberTaskList)
  list({ actor, query: _ }: HandlerInput<typeof calls.memberTaskList>) {
    return this.tasks.listOwn(actor);
  }

  @Handles(calls.memberTaskGet)
  get({ actor, params }: HandlerInput<typeof calls.memberTaskGet>) {
    return this.tasks.get(actor, params.id);
  }

  @Handles(calls.memberTaskCancel)
  cancel({ actor, params, audit }: HandlerInput<typeof calls.memberTaskCancel>) {
    return this.tasks.cancel(actor, params.id, audit);
  }
}
