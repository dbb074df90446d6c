import { Injectable } from '@nestjs/common';
import type { FeesByGrade, FeeTable } from '@concord/contracts';
import { firstFees } from '@concord/institute';
import { FeeTablesRepository } from '../../store/fee-tables/fee-tables.repository';
import { feeTableOn } from './fees-on';

/** Table of the site settings or the specification, in force from the beginning. */
const firstTable = (): FeeTable => ({ version: 0, from: '1950-01-01', fees: firstFees() });

/** The fee tables that rules use. */
@Injectable()
export class FeesInForce {
  constructor(private readonly tables: FeeTablesRepository) {}

  /** Every version, latest first; the last one is the first table. */
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
      firstTable(),
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
