import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CpdStatements } from './cpd-statements.service';

const PDF_HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="cpd-statement.pdf"',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

@Controller()
export class CpdStatementsController {
  constructor(private readonly statements: CpdStatements) {}

  @Handles(calls.myCpdStatement)
  async print({ actor, query, reply }: HandlerInput<typeof calls.myCpdStatement>): Promise<void> {
    const bytes = await this.statements.print(actor, query);
    await reply.headers(PDF_HEADERS).send(bytes);
  }
}
