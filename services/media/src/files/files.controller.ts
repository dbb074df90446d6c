import { Controller } from '@nestjs/common';
import { BODY_LIMITS, calls, type QueryOf, studentFilesBody } from '@concord/contracts';
import {
  CurrentReply,
  HandlesArguments,
  IdParam,
  Internal,
  PathParam,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { DocumentRemoval } from '../documents/document-removal';
import { FileVault } from './file-vault';
import { FilesService } from './files.service';
import { StudentFilesService } from './student-files.service';

@Controller()
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly studentFiles: StudentFilesService,
    private readonly vault: FileVault,
    private readonly documents: DocumentRemoval,
  ) {}

  @HandlesArguments(calls.fileGet)
  async get(
    @PathParam('public_id') publicId: string,
    @ValidQuery(calls.fileGet.query) query: QueryOf<typeof calls.fileGet>,
    @CurrentReply() reply: FastifyReply,
  ): Promise<void> {
    const { headers, stream } = await this.files.open(publicId, query);
    await reply.headers(headers).send(stream);
  }

  @Internal('POST', '/student-files', BODY_LIMITS.registration)
  keep(@ValidBody(studentFilesBody) body: z.output<typeof studentFilesBody>) {
    return this.studentFiles.keep(body);
  }

  @Internal('DELETE', '/owners/:id')
  async dropOwner(@IdParam() id: string): Promise<Record<string, never>> {
    await this.vault.dropOwner(id);
    await this.documents.dropOwner(id);
    return {};
  }
}
