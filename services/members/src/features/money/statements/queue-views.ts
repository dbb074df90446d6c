import { Injectable } from '@nestjs/common';
import type { StatementLine } from '@concord/contracts';
import type { StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';
import { LineBills } from './line-bills';
import { LineViews } from './line-views';
import { RecordedPayments } from './recorded-payments';

/** Shows lines with what staff need to decide about them. */
@Injectable()
export class QueueViews {
  constructor(
    private readonly views: LineViews,
    private readonly bills: LineBills,
    private readonly recorded: RecordedPayments,
  ) {}

  async of(lines: readonly StatementLineProjection[]): Promise<readonly StatementLine[]> {
    return this.recorded.addTo(await this.bills.addTo(await this.views.of(lines)));
  }
}
