import { Controller } from '@nestjs/common';
import { calls, type DocumentBody } from '@concord/contracts';
import { type Actor, CurrentActor, HandlesArguments, IdParam, ValidBody } from '@concord/nest-platform';
import { DocumentsService } from './documents.service';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @HandlesArguments(calls.documentCreate)
  create(@ValidBody(calls.documentCreate.body) body: DocumentBody, @CurrentActor() actor: Actor) {
    return this.documents.ask(body, actor);
  }

  @HandlesArguments(calls.documentGet)
  get(@IdParam('jobId') jobId: string, @CurrentActor() actor: Actor) {
    return this.documents.status(jobId, actor);
  }
}
