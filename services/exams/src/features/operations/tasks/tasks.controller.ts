import { Controller } from '@nestjs/common';
import { calls, type Task } from '@concord/contracts';
import { type HandlerInput, Handles, TasksService } from '@concord/nest-platform';

@Controller()
export class TasksController {
  constructor(private readonly tasks: TasksService<Task>) {}

  @Handles(calls.taskList)
  list({ actor, query: _ }: HandlerInput<typeof calls.taskList>) {
    return this.tasks.listOwn(actor);
  }

  @Handles(calls.taskGet)
  get({ actor, params }: HandlerInput<typeof calls.taskGet>) {
    return this.tasks.get(actor, params.id);
  }

  @Handles(calls.taskCancel)
  cancel({ actor, params, audit }: HandlerInput<typeof calls.taskCancel>) {
    return this.tasks.cancel(actor, params.id, audit);
  }
}
