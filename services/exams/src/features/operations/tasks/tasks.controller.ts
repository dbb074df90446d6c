import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { TasksService } from '../../../shared/tasks/tasks.service';

@Controller()
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

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
