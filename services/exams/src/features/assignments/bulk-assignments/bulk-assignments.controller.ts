import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { AssignedListService } from './assigned-list.service';
import { BulkAdding } from './bulk-adding.service';
import { BulkChanges } from './bulk-changes.service';

@Controller()
export class BulkAssignmentsController {
  constructor(
    private readonly adding: BulkAdding,
    private readonly changes: BulkChanges,
    private readonly assigned: AssignedListService,
  ) {}

  @Handles(calls.assignmentsOfExam)
  list({ params, query }: HandlerInput<typeof calls.assignmentsOfExam>) {
    return this.assigned.list(params.id, query);
  }

  @Handles(calls.assignmentCreateMany)
  create(input: HandlerInput<typeof calls.assignmentCreateMany>) {
    const { actor, body, audit } = input;
    return this.adding.create({ actor, body, audit, origin: originOf(input) });
  }

  @Handles(calls.assignmentUpdateMany)
  update(input: HandlerInput<typeof calls.assignmentUpdateMany>) {
    const { actor, body, audit } = input;
    return this.changes.update({ actor, body, audit, origin: originOf(input) });
  }
}
