import { Controller } from '@nestjs/common';
import { calls, type QueryOf } from '@concord/contracts';
import { type Actor, CurrentActor, HandlesArguments, IdParam, ValidQuery } from '@concord/nest-platform';
import { StudentsService } from './students.service';

@Controller()
export class StudentsController {
  constructor(private readonly students: StudentsService) {}

  @HandlesArguments(calls.studentList)
  list(@ValidQuery(calls.studentList.query) query: QueryOf<typeof calls.studentList>) {
    return this.students.list(query);
  }

  @HandlesArguments(calls.studentRecent)
  recent() {
    return this.students.recent();
  }

  @HandlesArguments(calls.studentCount)
  count() {
    return this.students.count();
  }

  @HandlesArguments(calls.studentGet)
  get(@CurrentActor() actor: Actor, @IdParam() id: string) {
    return this.students.get(actor, id);
  }
}
