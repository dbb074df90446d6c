import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AssignmentsService } from './assignments.service';

@Controller()
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Handles(calls.assignmentCreate)
  add({ actor, body, audit }: HandlerInput<typeof calls.assignmentCreate>) {
    return this.assignments.add(actor, body, audit);
  }

  @Handles(calls.assignmentUpdate)
  update(input: HandlerInput<typeof calls.assignmentUpdate>) {
    return this.assignments.update(input.actor, input.params.id, input);
  }

  @Handles(calls.assignmentRemove)
  remove({ actor, params, audit }: HandlerInput<typeof calls.assignmentRemove>) {
    return this.assignments.remove(actor, params.id, audit);
  }

  @Handles(calls.assignmentsOfStudent)
  listOfStudent({ actor, params, query }: HandlerInput<typeof calls.assignmentsOfStudent>) {
    return this.assignments.listOfStudent(actor, params.id, query);
  }

  @Handles(calls.examUsage)
  usageOfExam({ params }: HandlerInput<typeof calls.examUsage>) {
    return this.assignments.usageOf(params.id);
  }
}
