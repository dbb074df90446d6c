import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AssignmentAdding } from './assignment-adding.service';
import { AssignmentRemoval } from './assignment-removal.service';
import { AssignmentTimes } from './assignment-times.service';
import { ExamUsageService } from './exam-usage.service';
import { StudentAssignments } from './student-assignments.service';

@Controller()
export class AssignmentsController {
  constructor(
    private readonly adding: AssignmentAdding,
    private readonly times: AssignmentTimes,
    private readonly removal: AssignmentRemoval,
    private readonly ofStudents: StudentAssignments,
    private readonly usage: ExamUsageService,
  ) {}

  @Handles(calls.assignmentCreate)
  add({ actor, body, audit }: HandlerInput<typeof calls.assignmentCreate>) {
    return this.adding.add(actor, body, audit);
  }

  @Handles(calls.assignmentUpdate)
  update(input: HandlerInput<typeof calls.assignmentUpdate>) {
    return this.times.update(input.actor, input.params.id, input);
  }

  @Handles(calls.assignmentRemove)
  remove({ actor, params, audit }: HandlerInput<typeof calls.assignmentRemove>) {
    return this.removal.remove(actor, params.id, audit);
  }

  @Handles(calls.assignmentsOfStudent)
  listOfStudent({ actor, params, query }: HandlerInput<typeof calls.assignmentsOfStudent>) {
    return this.ofStudents.listOfStudent(actor, params.id, query);
  }

  @Handles(calls.examUsage)
  usageOfExam({ params }: HandlerInput<typeof calls.examUsage>) {
    return this.usage.usageOf(params.id);
  }
}
