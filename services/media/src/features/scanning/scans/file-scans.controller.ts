import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { FileScansService } from './file-scans.service';

@Controller()
export class FileScansController {
  constructor(private readonly scans: FileScansService) {}

  @Handles(calls.studentFileScans)
  scansOfStudent({ params }: HandlerInput<typeof calls.studentFileScans>) {
    return this.scans.ofStudent(params.id);
  }
}
