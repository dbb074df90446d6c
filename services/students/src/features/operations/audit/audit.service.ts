import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditRecord } from '@concord/contracts';
import type { Page } from '@concord/nest-platform';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { toAuditRecord } from './audit.view';

/** Shows the audit log, and stores records of other services. */
@Injectable()
export class AuditService {
  constructor(private readonly records: AuditRepository) {}

  async list(query: AuditQuery): Promise<Page<AuditRecord>> {
    return (await this.records.list(query)).map(toAuditRecord);
  }

  /** Adds records, or settles those that were `unclear`. */
  async store(records: readonly AuditRecord[]): Promise<Record<string, never>> {
    const known = await this.records.insertMany(records);
    const settled = known.filter(({ outcome }) => outcome !== 'unclear');
    if (settled.length > 0) await this.records.settleMany(settled);
    return {};
  }
}
