import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { readUploadForm } from '@concord/workbook/uploads';
import { StatementReading } from './statement-reading.service';
import { StatementsService } from './statements.service';

@Controller()
export class StatementsController {
  constructor(
    private readonly reading: StatementReading,
    private readonly statements: StatementsService,
  ) {}

  @Handles(calls.statementCreate)
  async create({ actor, request, audit }: HandlerInput<typeof calls.statementCreate>) {
    return this.reading.read(actor, await readUploadForm(request), audit);
  }

  @Handles(calls.statementPreview)
  async preview({ request }: HandlerInput<typeof calls.statementPreview>) {
    return this.reading.preview(await readUploadForm(request));
  }

  @Handles(calls.statementList)
  list({ query }: HandlerInput<typeof calls.statementList>) {
    return this.statements.list(query);
  }

  @Handles(calls.statementGet)
  get({ params }: HandlerInput<typeof calls.statementGet>) {
    return this.statements.get(params.id);
  }
}
