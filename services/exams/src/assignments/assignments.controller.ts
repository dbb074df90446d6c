import { Controller } from '@nestjs/common';
import { type AssignmentCreateBody, type AssignmentUpdateBody, calls } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  LateBody,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { AssignmentsService } from './assignments.service';

@Controller()
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @HandlesArguments(calls.assignmentCreate)
  add(@CurrentActor() actor: Actor, @ValidBody(calls.assignmentCreate.body) body: AssignmentCreateBody) {
    return this.assignments.add(actor, body);
  }

  @HandlesArguments(calls.assignmentUpdate)
  update(@IdParam() id: string, @LateBody(calls.assignmentUpdate.body) body: () => AssignmentUpdateBody) {
    return this.assignments.update(id, body);
  }

  @HandlesArguments(calls.assignmentRemove)
  remove(@IdParam() id: string) {
    return this.assignments.remove(id);
  }

  @HandlesArguments(calls.assignmentsOfStudent)
  listOfStudent(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @ValidQuery(calls.assignmentsOfStudent.query) query: { page?: number; pageSize: number },
  ) {
    return this.assignments.listOfStudent(actor, id, query);
  }
}
