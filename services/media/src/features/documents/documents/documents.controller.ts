import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { DocumentRemoval } from './document-removal';
import { DocumentsService } from './documents.service';
import { MailedDocuments } from './mailed-documents.service';
import { PrintedStatements } from './printed-statements.service';

@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly files: MailedDocuments,
    private readonly statements: PrintedStatements,
    private readonly removal: DocumentRemoval,
  ) {}

  @Handles(calls.documentCreate)
  create({ body, actor, audit }: HandlerInput<typeof calls.documentCreate>) {
    return this.documents.create(body, actor, audit);
  }

  @Handles(calls.documentGet)
  get({ params, actor }: HandlerInput<typeof calls.documentGet>) {
    return this.documents.get(params.jobId, actor);
  }

  @Handles(internalCalls.internalDocumentFile)
  file({ body }: HandlerInput<typeof internalCalls.internalDocumentFile>) {
    return this.files.get(body);
  }

  @Handles(internalCalls.internalStatementPrint)
  statement({ body }: HandlerInput<typeof internalCalls.internalStatementPrint>) {
    return this.statements.get(body);
  }

  @Handles(internalCalls.internalOwnerRemove)
  removeOwner({ params }: HandlerInput<typeof internalCalls.internalOwnerRemove>) {
    return this.removal.removeOwner(params.id);
  }
}
