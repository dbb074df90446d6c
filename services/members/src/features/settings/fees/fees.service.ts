import { Injectable } from '@nestjs/common';
import type { FeeTable, FeeTableBody } from '@concord/contracts';
import { type AuditNote, conflict, type StaffActor, staffRefOf } from '@concord/nest-platform';
import { FeesInForce } from '../../../shared/fees/fees-in-force';
import { FeeTablesRepository } from '../../../store/fee-tables/fee-tables.repository';

const OUTDATED = 'Somebody else added a fee table. Look at it and try again';

/** Lists and adds versions of the fee table; charges that were raised keep their amounts. */
@Injectable()
export class FeesService {
  constructor(
    private readonly inForce: FeesInForce,
    private readonly tables: FeeTablesRepository,
  ) {}

  list(): Promise<FeeTable[]> {
    return this.inForce.versions();
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
