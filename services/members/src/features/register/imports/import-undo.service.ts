import { Injectable } from '@nestjs/common';
import type { MemberImportUndone } from '@concord/contracts';
import { type AuditNote, conflict, notFound, objectIdOf, TasksRepository } from '@concord/nest-platform';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { ImportedMembersRepository } from '../../../store/members/imported-members.repository';
import { ImportTies } from './import-ties.service';
import { importedIdOf } from './imported-members.service';
import { ImportedRecords } from './imported-records.service';

const NAMED = 5;

/** Takes imports back. */
@Injectable()
export class ImportUndo {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly members: ImportedMembersRepository,
    private readonly records: ImportedRecords,
    private readonly ties: ImportTies,
    private readonly tasks: TasksRepository,
  ) {}

  /**
   * @throws AppError 404 for an unknown import; 409 while it runs, and if something hangs on a member: then nothing is
   * removed.
   */
  async undo(id: string, audit: AuditNote): Promise<MemberImportUndone> {
    await this.requireEnded(id);
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
    await this.imports.undone(id, new Date());
    audit.note({ id, label: `Import of ${removed.toLocaleString('en-GB')} members` });
    return { removed };
  }

  /** Numbers of members that changed since the import. */
  private async held(id: string, rows: readonly ImportedMember[]): Promise<string[]> {
    const ids = rows.map(({ number }) => objectIdOf(importedIdOf(id, number)));
    await this.records.followUp(ids);
    const [changed, moved, tied] = await Promise.all([
      this.members.changed(ids),
      this.records.moved(ids),
      this.ties.among(ids),
    ]);
    const found = new Set([...changed, ...moved, ...tied]);
    return rows.flatMap(({ number }) => (found.has(importedIdOf(id, number)) ? [number] : []));
  }

  private async remove(id: string, part: number): Promise<number> {
    const rows = (await this.imports.part(id, part)) ?? [];
    const ids = rows.map(({ number }) => objectIdOf(importedIdOf(id, number)));
    const { removed, gone } = await this.members.remove(ids);
    // Also those that an interrupted undo left behind.
    await this.records.remove(gone);
    return removed;
  }

  private async requireEnded(id: string): Promise<void> {
    const task = await this.tasks.latestAbout(objectIdOf(id));
    if (!task || task.status === 'done') return;
    if (!task.finishedAt)
      throw conflict('CONFLICT', 'This import is still running. Stop it, or wait until it has finished');
    if (!(await this.imports.isSettled(id)))
      throw conflict('CONFLICT', 'This import was stopped a moment ago. Try again in two minutes');
  }
}

const inUse = (numbers: readonly string[]) => {
  const named = numbers.slice(0, NAMED).join(', ');
  const more = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : '';
  return conflict('CONFLICT', `Something has been done with ${named}${more}, so the import stays`);
};
