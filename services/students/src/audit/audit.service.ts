import { Injectable } from '@nestjs/common';
import type { AuditQuery, AuditRecord } from '@concord/contracts';
import type { Page } from '@concord/nest-platform';
import { AuditRepository } from './audit.repository';
import { toAuditRecord } from './audit.view';

/** Shows the audit log, and takes the records of the other services. */
@Injectable()
export class AuditService {
  constructor(private readonly records: AuditRepository) {}

  async list(query: AuditQuery): Promise<Page<AuditRecord>> {
    return (await this.records.list(query)).map(toAuditRecord);
  }

  async store(records: readonly AuditRecord[]): Promise<Record<string, never>> {
    await this.records.insertMany(records);
    return {};
  }
}
