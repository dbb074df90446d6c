import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { StudentFilesService } from './student-files.service';

@Controller()
export class StudentFilesController {
  constructor(private readonly files: StudentFilesService) {}

  @Handles(internalCalls.internalFilesAttach)
  attach({ body, attachments }: HandlerInput<typeof internalCalls.internalFilesAttach>) {
    return this.files.attach(body, attachments);
  }

  @Handles(internalCalls.internalFilesStore)
  save({ body }: HandlerInput<typeof internalCalls.internalFilesStore>) {
    return this.files.save(body);
  }

  @Handles(internalCalls.internalFilesAdd)
  add({ params, body }: HandlerInput<typeof internalCalls.internalFilesAdd>) {
    return this.files.addUrls(params.id, body);
  }

  @Handles(internalCalls.internalFilesKeep)
  keep({ params, body }: HandlerInput<typeof internalCalls.internalFilesKeep>) {
    return this.files.keep(params.id, body.keep);
  }
}
