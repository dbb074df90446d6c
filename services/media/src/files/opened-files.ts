import { Injectable } from '@nestjs/common';
import { addressKey, AuditTrail, OncePerWindow, type Origin } from '@concord/nest-platform';
import type { FileKind, FileRecord } from './file.schema';

const QUARTER_HOUR = 15 * 60;

/** What the owners of files are whose opening is on record; other files are pictures, or on record when they are made. */
const OWNERS: Partial<Record<FileKind, string>> = { document: 'student', export: 'export' };

/** Puts on record that documents of applicants and files of lists are opened. A link names nobody: the address does. */
@Injectable()
export class OpenedFiles {
  private readonly repeated = new OncePerWindow(QUARTER_HOUR);

  constructor(private readonly audit: AuditTrail) {}

  /** Once a file, address and quarter of an hour: a viewer reads a file many times. */
  async record({ kind, public_id, owner, name }: FileRecord, { address, requestId }: Origin): Promise<void> {
    const entity = OWNERS[kind];
    if (!entity || !(await this.repeated.isFirst(`${public_id} ${addressKey(address)}`))) return;
    const target = { entity, id: owner, label: name };
    const actor = { kind: 'anonymous' } as const;
    await this.audit.record({ action: 'file.open', outcome: 'done', actor, address, requestId, target });
  }
}
