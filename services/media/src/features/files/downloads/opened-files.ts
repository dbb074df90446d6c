import { Injectable } from '@nestjs/common';
import { addressKey, AuditTrail, OncePerWindow, type Origin } from '@concord/nest-platform';
import type { FileKind, FileRecord } from '../../../store/files/file.schema';

const QUARTER_HOUR = 15 * 60;

/** Entities of the audited kinds of files; other kinds are pictures, or audited when they are made. */
const OWNERS: Partial<Record<FileKind, string>> = {
  document: 'student',
  export: 'export',
  evidence: 'payment',
  'member-file': 'member',
};

/** Audits downloads of documents of applicants and members, and of exports. A link names no account, so the address is recorded. */
@Injectable()
export class OpenedFiles {
  private readonly repeated = new OncePerWindow(QUARTER_HOUR);

  constructor(private readonly audit: AuditTrail) {}

  /** Records one download per file, address and quarter of an hour: viewers read a file many times. */
  async record({ kind, public_id, owner, name }: FileRecord, { address, requestId }: Origin): Promise<void> {
    const entity = OWNERS[kind];
    if (!entity || !(await this.repeated.isFirst(`${public_id} ${addressKey(address)}`))) return;
    const target = { entity, id: owner, label: name };
    const actor = { kind: 'anonymous' } as const;
    await this.audit.record({ action: 'file.open', outcome: 'done', actor, address, requestId, target });
  }
}
