import { Inject, Injectable } from '@nestjs/common';
import { dateWords } from '@concord/institute';
import {
  AuditNote,
  AuditTrail,
  type ExpiredRecord,
  type Retention,
  RETENTION_ACTOR,
  yearsAfter,
} from '@concord/nest-platform';
import { ERASED_TEXT } from '../../../shared/erasure/erased-member';
import { LineTextsRepository } from '../../../store/statement-lines/line-texts.repository';
import type { StatementRecord } from '../../../store/statements/statement.schema';
import { StatementsRepository } from '../../../store/statements/statements.repository';
import { RETENTION_YEARS } from './retention-years';

const BATCH = 100;

/** Texts of bank lines without a payment of a member: they name strangers. Days and amounts stay. */
@Injectable()
export class StatementTextsRetention implements Retention {
  readonly heading = 'Bank statements with texts that are not kept any longer';
  readonly content = 'the texts of lines that are no payment of a member; days and amounts stay';

  constructor(
    private readonly statements: StatementsRepository,
    private readonly lines: LineTextsRepository,
    private readonly audit: AuditTrail,
    @Inject(RETENTION_YEARS) private readonly years: number,
  ) {}

  async *expired(): AsyncGenerator<ExpiredRecord> {
    const before = yearsAfter(new Date(), -this.years);
    let page = await this.statements.readBefore(before, undefined, BATCH);
    while (page.length > 0) {
      for (const statement of page) {
        const texts = await this.textsOf(statement);
        const read = dateWords(statement.at.toISOString());
        if (texts > 0) yield { id: statement._id.toString(), text: `read on ${read}, texts: ${texts}` };
      }
      page = await this.statements.readBefore(before, page.at(-1), BATCH);
    }
  }

  async destroy(id: string): Promise<boolean> {
    const statement = await this.statements.find(id);
    if (!statement || (await this.textsOf(statement)) === 0) return false;
    const event = {
      action: 'statement.clear',
      actor: RETENTION_ACTOR,
      target: { entity: 'statement', id, label: statement.file },
      reason: `Read ${this.years} years ago`,
    };
    await this.audit.change(event, new AuditNote(), () => this.clear(statement));
    return true;
  }

  private async clear({ _id, leftOut }: StatementRecord): Promise<void> {
    await this.lines.remove(_id, ERASED_TEXT);
    await this.statements.replaceLeftOut(
      _id,
      leftOut.map((row) => ({ ...row, text: '' })),
    );
  }

  private async textsOf({ _id, leftOut }: StatementRecord): Promise<number> {
    return (await this.lines.count(_id)) + leftOut.filter(({ text }) => text !== '').length;
  }
}
