import { Injectable } from '@nestjs/common';
import { IMPORT_LIMITS, type MembersImported } from '@concord/contracts';
import {
  AuditTrail,
  type ChangeOfMany,
  dayOf,
  objectIdOf,
  recordIdOf,
  type RunningTask,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { ImportedMembers } from './imported-members.service';
import { type ImportRequest, importRequest } from './import-request';

type Task = RunningTask<ImportRequest>;

/** Makes members of the rows of an import. Ids derive from import and number, so that a repeated run makes no second one. */
@Injectable()
export class MembersImportHandler extends TaskHandler<'members-import', ImportRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly imports: ImportsRepository,
    private readonly members: ImportedMembers,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'members-import', importRequest);
  }

  async run(task: Task, progress: TaskProgress): Promise<MembersImported> {
    const outcome: MembersImported = { imported: 0, taken: 0, numbers: [] };
    let done = 0;
    // The process of the upload may have been killed before it did.
    await this.imports.ordered(task.request.import);
    for (let part = 0; ; part += 1) {
      const rows = await this.imports.part(task.request.import, part);
      if (!rows) break;
      const taken = await this.importPart(task, rows);
      outcome.imported += rows.length - taken.length;
      outcome.taken += taken.length;
      outcome.numbers.push(...taken.slice(0, IMPORT_LIMITS.problems - outcome.numbers.length));
      await progress.advance((done += rows.length));
    }
    await this.imports.settled(task.request.import);
    return outcome;
  }

  /** @returns numbers that another member took meanwhile. */
  private async importPart(task: Task, rows: readonly ImportedMember[]): Promise<string[]> {
    const { request, staff } = task;
    const by = { _id: objectIdOf(staff.id), username: staff.username };
    const taken: string[] = [];
    await this.audit.changeMany(
      rows.map((row) => auditOf(task, row)),
      async () => {
        for (const row of rows)
          if (!(await this.members.add(row, { import: request.import, by, on: dayOf(new Date()) })))
            taken.push(row.number);
        return new Map(taken.map((number) => [auditIdOf(task, number), 'CONFLICT']));
      },
    );
    await this.members.noteNumbers(rows.map(({ number }) => number));
    return taken;
  }
}

const auditIdOf = ({ id }: Task, number: string) => recordIdOf(id, `audit-${number}`);

function auditOf(task: Task, { number, terms, balance }: ImportedMember): ChangeOfMany {
  const { id, staff, origin, request } = task;
  return {
    recordId: auditIdOf(task, number),
    action: 'member.create',
    actor: { kind: 'staff', ...staff },
    ...origin,
    target: { entity: 'member', id: recordIdOf(request.import, number), label: number },
    details: { task: id, import: request.import },
    after: { number, grade: terms.at(-1)?.grade, inductedOn: terms[0]?.from, ...(balance && { balance }) },
  };
}
