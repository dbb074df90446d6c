import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { UsedFiles } from './used-files.service';

@Controller()
export class UsedFilesController {
  constructor(private readonly used: UsedFiles) {}

  @Handles(internalCalls.internalMemberFilesUsed)
  among({ body }: HandlerInput<typeof internalCalls.internalMemberFilesUsed>) {
    return this.used.among(body.files);
  }
}
