import { Injectable } from '@nestjs/common';
import type { FeesCurrent, FeeTable, FeeTableBody, ListedFeeTable } from '@concord/contracts';
import { type AuditNote, conflict, dayOf, type StaffActor, staffRefOf } from '@concord/nest-platform';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import { listedOn } from '../../../shared/fees/fees-on';
import { FeeTablesRepository } from '../../../store/fee-tables/fee-tables.repository';

const OUTDATED = 'Somebody else added a fee table. Look at it and try again';

/** Lists and adds versions of the fee table; charges that were raised keep their amounts. */
@Injectable()
export class FeesService {
  constructor(
    private readonly inForce: FeesInForce,
    private readonly tables: FeeTablesRepository,
  ) {}

  async list(): Promise<ListedFeeTable[]> {
    return listedOn(await this.inForce.versions(), dayOf(new Date()));
  }

  /** The table of today, without who added it and why. */
  async current(): Promise<FeesCurrent> {
    const { version, from, fees } = await this.inForce.tableOn(dayOf(new Date()));
    return { version, from, fees };
  }

  /** @throws AppError 409 when somebody added another version since. */
  async add(staff: StaffActor, body: FeeTableBody, audit: AuditNote): Promise<FeeTable> {
    const { version, from, fees, reason } = body;
    const [latest] = await this.inForce.versions();
    audit.note({ label: `version ${version + 1}`, reason, before: latest?.fees, after: { from, ...fees } });
    if (latest?.version !== version) throw conflict('REVISION', OUTDATED);
    const record = { _id: version + 1, from, fees, reason, at: new Date(), by: staffRefOf(staff) };
    if (!(await this.tables.add(record))) throw conflict('REVISION', OUTDATED);
    const by = { _id: staff.id, username: staff.username };
    return { version: version + 1, from, fees, reason, at: record.at.toISOString(), by };
  }
}
