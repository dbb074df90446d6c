import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExamRemoval } from './exam-removal.service';
import { StudentRemoval } from './student-removal.service';

@Controller()
export class RemovalController {
  constructor(
    private readonly exams: ExamRemoval,
    private readonly students: StudentRemoval,
  ) {}

  @Handles(calls.examRemove)
  removeExam({ params, audit }: HandlerInput<typeof calls.examRemove>) {
    return this.exams.remove(params.id, audit);
  }

  @Handles(internalCalls.internalStudentExamsRemove)
  removeStudent({ params }: HandlerInput<typeof internalCalls.internalStudentExamsRemove>) {
    return this.students.removeSittings(params.id);
  }

  @Handles(internalCalls.internalStudentRecordsRemove)
  removeRecords({ params }: HandlerInput<typeof internalCalls.internalStudentRecordsRemove>) {
    return this.students.removeRecords(params.id);
  }
}
