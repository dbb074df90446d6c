import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { StudentBulkService } from './student-bulk.service';

@Controller()
export class StudentBulkController {
  constructor(private readonly bulk: StudentBulkService) {}

  @Handles(calls.studentArchiveMany)
  archive(input: HandlerInput<typeof calls.studentArchiveMany>) {
    return this.bulk.archive(input, input.body);
  }

  @Handles(calls.studentRestoreMany)
  restore(input: HandlerInput<typeof calls.studentRestoreMany>) {
    return this.bulk.restore(input, input.body);
  }
}
