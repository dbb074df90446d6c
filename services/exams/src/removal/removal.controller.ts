import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { HandlesArguments, IdParam, Internal } from '@concord/nest-platform';
import { ExamRemovalService } from './exam-removal.service';
import { StudentRemovalService } from './student-removal.service';

@Controller()
export class RemovalController {
  constructor(
    private readonly exams: ExamRemovalService,
    private readonly students: StudentRemovalService,
  ) {}

  @HandlesArguments(calls.examRemove)
  removeExam(@IdParam() id: string) {
    return this.exams.removeExam(id);
  }

  @Internal('DELETE', '/students/:id')
  removeStudent(@IdParam() id: string) {
    return this.students.removeStudent(id);
  }
}
