import { Injectable } from '@nestjs/common';
import type { Statement, StatementListQuery } from '@concord/contracts';
import { Page, required } from '@concord/nest-platform';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import type { StatementRecord } from '../../../store/statements/statement.schema';
import { StatementsRepository } from '../../../store/statements/statements.repository';
import { toStatement } from './statement.view';

/** Statements that were read, with how many of their lines wait. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly lines: StatementLinesRepository,
  ) {}

  async list(query: StatementListQuery): Promise<Page<Statement>> {
    const { items, total, isAtLeast } = await this.statements.list(query);
    return new Page(await Promise.all(items.map((each) => this.viewOf(each))), total, isAtLeast);
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<Statement> {
    return this.viewOf(required(await this.statements.find(id), 'This statement'));
  }

  private async viewOf(record: StatementRecord): Promise<Statement> {
    return toStatement(record, await this.lines.countOpen(record._id));
  }
}
