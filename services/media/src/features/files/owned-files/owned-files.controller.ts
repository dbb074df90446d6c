import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnedFilesService } from './owned-files.service';

@Controller()
export class OwnedFilesController {
  constructor(private readonly files: OwnedFilesService) {}

  @Handles(internalCalls.internalOwnerFiles)
  ofOwner({ params }: HandlerInput<typeof internalCalls.internalOwnerFiles>) {
    return this.files.ofOwner(params.id);
  }

  @Handles(internalCalls.internalFileGet)
  async get({ params, reply }: HandlerInput<typeof internalCalls.internalFileGet>): Promise<void> {
    const { stream, type, size } = await this.files.open(params.public_id);
    await reply.headers({ 'content-type': type, 'content-length': String(size) }).send(stream);
  }
}
