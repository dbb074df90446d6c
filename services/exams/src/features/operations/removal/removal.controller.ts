import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RemovalService } from './removal.service';

@Controller()
export class RemovalController {
  constructor(private readonly removal: RemovalService) {}

  @Handles(calls.examRemove)
  removeExam({ params, audit }: HandlerInput<typeof calls.examRemove>) {
    return this.removal.removeExam(params.id, audit);
  }

  @Handles(internalCalls.internalStudentExamsRemove)
  removeStudent({ params }: HandlerInput<typeof internalCalls.internalStudentExamsRemove>) {
    return this.removal.removeStudent(params.id);
  }

  @Handles(internalCalls.internalStudentRecordsRemove)
  removeRecords({ params }: HandlerInput<typeof internalCalls.internalStudentRecordsRemove>) {
    return this.removal.removeRecords(params.id);
  }
}
