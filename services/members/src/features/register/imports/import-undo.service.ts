import { Injectable } from '@nestjs/common';
import type { MemberImportUndone } from '@concord/contracts';
import { type AuditNote, conflict, notFound, objectIdOf } from '@concord/nest-platform';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { ImportedMembersRepository } from '../../../store/members/imported-members.repository';
import { importedIdOf } from './imported-members.service';

const NAMED = 5;

/** Takes imports back. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly accounts: AccountPagesRepository,
  ) {}

  /** @throws AppError 404 for an unknown import; 409 if something hangs on a member, and then nothing is removed. */
  async undo(id: string, audit: AuditNote): Promise<MemberImportUndone> {
    const held: string[] = [];
    let parts = 0;
    for (let rows = await this.imports.part(id, 0); rows; rows = await this.imports.part(id, parts)) {
      held.push(...(await this.held(id, rows)));
      parts += 1;
    }
    if (parts === 0) throw notFound('This import');
    if (held.length > 0) throw inUse(held);
    let removed = 0;
    for (let part = 0; part < parts; part += 1) removed += await this.remove(id, part);
    audit.note({ id, label: `Import of ${removed.toLocaleString('en-GB')} members` });
    return { removed };
  }

  /** Numbers of members that changed since the import. */
  private async held(id: string, rows: readonly ImportedMember[]): Promise<string[]> {
    const ids = rows.map(({ number }) => objectIdOf(importedIdOf(id, number)));
    const [changed, accounts] = await Promise.all([this.members.changed(ids), this.accounts.ofMany(ids)]);
    const moved = [...accounts.values()].filter(hasMoved).map(({ _id }) => _id.toString());
    const found = new Set([...changed, ...moved]);
    return rows.flatMap(({ number }) => (found.has(importedIdOf(id, number)) ? [number] : []));
  }

  private async remove(id: string, part: number): Promise<number> {
    const rows = (await this.imports.part(id, part)) ?? [];
    const ids = rows.map(({ number }) => objectIdOf(importedIdOf(id, number)));
    const { removed, gone } = await this.members.remove(ids);
    // Also those that an interrupted undo left behind.
    await this.accounts.removeMany(gone);
    return removed;
  }
}

/** True for an account with more than an opening debt: a payment has a receipt, whose number stays taken. */
const hasMoved = ({ revision, payments }: AccountProjection): boolean => revision > 1 || payments.length > 0;

const inUse = (numbers: readonly string[]) => {
  const named = numbers.slice(0, NAMED).join(', ');
  const more = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : '';
  return conflict('CONFLICT', `Something has been done with ${named}${more}, so the import stays`);
};
