import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { FileScansService } from './file-scans.service';
import { FilesService } from './files.service';
import { OwnedFilesService } from './owned-files.service';
import { StudentFilesService } from './student-files.service';

@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly scans: FileScansService,
    private readonly studentFiles: StudentFilesService,
    private readonly owned: OwnedFilesService,
  ) {}

  @Handles(calls.fileGet)
  async get(input: HandlerInput<typeof calls.fileGet>): Promise<void> {
    const { params, query, reply } = input;
    const { headers, content } = await this.files.open(params.public_id, query, originOf(input));
    await reply.headers(headers).send(content);
  }

  @Handles(calls.studentFileScans)
  scansOfStudent({ params }: HandlerInput<typeof calls.studentFileScans>) {
    return this.scans.ofStudent(params.id);
  }

  @Handles(internalCalls.internalFilesStore)
  save({ body }: HandlerInput<typeof internalCalls.internalFilesStore>) {
    return this.studentFiles.save(body);
  }

  @Handles(internalCalls.internalFilesAdd)
  add({ params, body }: HandlerInput<typeof internalCalls.internalFilesAdd>) {
    return this.studentFiles.add(params.id, body);
  }

  @Handles(internalCalls.internalFilesKeep)
  keep({ params, body }: HandlerInput<typeof internalCalls.internalFilesKeep>) {
    return this.studentFiles.keep(params.id, body.keep);
  }

  @Handles(internalCalls.internalOwnerFiles)
  ofOwner({ params }: HandlerInput<typeof internalCalls.internalOwnerFiles>) {
    return this.owned.ofOwner(params.id);
  }

  @Handles(internalCalls.internalFileGet)
  async getOwned({ params, reply }: HandlerInput<typeof internalCalls.internalFileGet>): Promise<void> {
    const { stream, type, size } = await this.owned.open(params.public_id);
    await reply.headers({ 'content-type': type, 'content-length': String(size) }).send(stream);
  }
}
