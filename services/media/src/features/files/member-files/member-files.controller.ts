import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MemberFilesService } from './member-files.service';

@Controller()
export class MemberFilesController {
  constructor(private readonly files: MemberFilesService) {}

  @Handles(internalCalls.internalMemberFilesStore)
  save({ body, attachments }: HandlerInput<typeof internalCalls.internalMemberFilesStore>) {
    return this.files.save(body, attachments);
  }

  @Handles(internalCalls.internalMemberFilesRemove)
  remove({ body }: HandlerInput<typeof internalCalls.internalMemberFilesRemove>) {
    return this.files.remove(body);
  }
}
