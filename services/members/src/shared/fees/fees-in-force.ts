import { Injectable } from '@nestjs/common';
import { type FeesByGrade, type FeeTable, SPECIFIED_FEES } from '@concord/contracts';
import { FeeTablesRepository } from '../../store/fee-tables/fee-tables.repository';
import { feeTableOn } from './fees-on';

/** The specification's table, in force from the beginning. */
const SPECIFIED: FeeTable = { version: 0, from: '1950-01-01', fees: SPECIFIED_FEES };

/** The fee tables that rules use. */
@Injectable()
export class FeesInForce {
  constructor(private readonly tables: FeeTablesRepository) {}

  /** Every version, latest first; the last one is the specification's. */
  async versions(): Promise<FeeTable[]> {
    const stored = await this.tables.all();
    return [
      ...stored.map(({ _id, from, fees, reason, at, by }) => ({
        version: _id,
        from,
        fees,
        reason,
        at: at.toISOString(),
        by: { _id: by._id.toString(), username: by.username },
      })),
      SPECIFIED,
    ];
  }

  /** The table of a day. */
  async tableOn(day: string): Promise<FeeTable> {
    return feeTableOn(await this.versions(), day);
  }

  /** The fees of a day. */
  async on(day: string): Promise<FeesByGrade> {
    return (await this.tableOn(day)).fees;
  }
}
