import { Injectable } from '@nestjs/common';
import { dayOf, log, objectIdOf, RepeatingTask, TasksRepository } from '@concord/nest-platform';
import type { ImportPartRecord } from '../../../store/imports/import.schema';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import { type ImportContext, ImportedMembers, importedIdOf } from './imported-members.service';

/** Time in which a worker may still store the rows that it had begun when its task was stopped. */
const STOPPING_MS = 60_000;

/**
 * Settles imports that were stopped or given up: a worker that was killed between a member and the opening balance
 * left the member without it.
 */
@Injectable()
export class ImportsSweeper extends RepeatingTask {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly tasks: TasksRepository,
    private readonly register: MemberPagesRepository,
    private readonly members: ImportedMembers,
  ) {
    super(() => this.sweep(), {
      name: 'imports-sweeper',
      intervalMs: 30_000,
      failureMessage: 'a sweep of imports failed',
    });
  }

  async sweep(before = new Date(Date.now() - STOPPING_MS)): Promise<void> {
    for (const each of await this.imports.unsettled())
      await this.settle(each, before).catch((error: unknown) => {
        log.warn({ err: error, import: each.import }, 'an import is left to the next sweep');
      });
  }

  private async settle(
    { import: of, by, createdAt }: Omit<ImportPartRecord, 'rows'>,
    before: Date,
  ): Promise<void> {
    const id = of.toString();
    const task = await this.tasks.latestAbout(of);
    if (task && (!task.finishedAt || task.finishedAt > before)) return;
    const context = by && { import: id, by, on: dayOf(createdAt) };
    if (context && task?.status !== 'done')
      for (let part = 0; ; part += 1) {
        const rows = await this.imports.part(id, part);
        if (!rows) break;
        await this.settlePart(rows, context);
      }
    await this.imports.settled(id);
  }

  private async settlePart(rows: readonly ImportedMember[], context: ImportContext): Promise<void> {
    const idOf = ({ number }: ImportedMember) => importedIdOf(context.import, number);
    const stored = await this.register.existing(rows.map((row) => objectIdOf(idOf(row))));
    for (const row of rows) if (stored.has(idOf(row))) await this.members.addOpening(row, context);
  }
}
