import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnExams } from './own-exams.service';

@Controller()
export class OwnExamsController {
  constructor(private readonly exams: OwnExams) {}

  @Handles(calls.myExams)
  list({ actor }: HandlerInput<typeof calls.myExams>) {
    return this.exams.list(actor);
  }
}
