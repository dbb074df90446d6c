import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExamRemovalService } from './exam-removal.service';
import { StudentRemovalService } from './student-removal.service';

@Controller()
export class RemovalController {
  constructor(
    private readonly exams: ExamRemovalService,
    private readonly students: StudentRemovalService,
  ) {}

  @Handles(calls.examRemove)
  removeExam({ params }: HandlerInput<typeof calls.examRemove>) {
    return this.exams.removeExam(params.id);
  }

  @Handles(internalCalls.internalStudentExamsRemove)
  removeStudent({ params }: HandlerInput<typeof internalCalls.internalStudentExamsRemove>) {
    return this.students.removeStudent(params.id);
  }
}
