import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { AssignedListService } from './assigned-list.service';
import { BulkAssignmentsService } from './bulk-assignments.service';

@Controller()
export class BulkAssignmentsController {
  constructor(
    private readonly assignments: BulkAssignmentsService,
    private readonly assigned: AssignedListService,
  ) {}

  @Handles(calls.assignmentsOfExam)
  list({ params, query }: HandlerInput<typeof calls.assignmentsOfExam>) {
    return this.assigned.list(params.id, query);
  }

  @Handles(calls.assignmentCreateMany)
  create(input: HandlerInput<typeof calls.assignmentCreateMany>) {
    const { actor, body, audit } = input;
    return this.assignments.create({ actor, body, audit, origin: originOf(input) });
  }

  @Handles(calls.assignmentUpdateMany)
  update(input: HandlerInput<typeof calls.assignmentUpdateMany>) {
    const { actor, body, audit } = input;
    return this.assignments.update({ actor, body, audit, origin: originOf(input) });
  }
}
