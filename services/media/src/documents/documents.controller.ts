import { Controller } from '@nestjs/common';
import { calls, type DocumentBody } from '@concord/contracts';
import { type Actor, CurrentActor, Handles, IdParam, ValidBody } from '@concord/nest-platform';
import { DocumentsService } from './documents.service';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Handles(calls.documentCreate)
  create(@ValidBody(calls.documentCreate.body) body: DocumentBody, @CurrentActor() actor: Actor) {
    return this.documents.ask(body, actor);
  }

  @Handles(calls.documentGet)
  get(@IdParam('jobId') jobId: string, @CurrentActor() actor: Actor) {
    return this.documents.status(jobId, actor);
  }
}
