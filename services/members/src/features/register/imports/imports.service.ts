import { Injectable } from '@nestjs/common';
import type { MemberImport, MemberImportPreview, MemberImportRecord, MemberTask } from '@concord/contracts';
import {
  type AuditNote,
  badRequest,
  forbidden,
  hasFinance,
  newObjectId,
  type Origin,
  type Page,
  type PageQuery,
  type StaffActor,
  staffRefOf,
  TasksService,
} from '@concord/nest-platform';
import type { UploadForm } from '@concord/workbook/uploads';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { ImportReading } from './import-reading.service';
import type { ImportRequest } from './import-request';
import { toImportRecord } from './import.view';

/** The longest name of a file that is kept. */
const FILE_NAME_MAX = 200;

interface ImportInput {
  readonly actor: StaffActor;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

/** Starts imports of registers. The rows are stored, and a task makes members of them. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly reading: ImportReading,
    private readonly imports: ImportsRepository,
    private readonly tasks: TasksService<MemberTask>,
  ) {}

  async list(query: PageQuery): Promise<Page<MemberImportRecord>> {
    return (await this.imports.list(query)).map(toImportRecord);
  }

  /** @throws AppError 400 for an unreadable file, 413, 503. */
  async preview(form: UploadForm): Promise<MemberImportPreview> {
    return (await this.reading.read(form)).preview;
  }

  /** @throws AppError 400 without a new member, 403 for balances without the permission, 409 for another import. */
  async start(form: UploadForm, { actor, audit, origin }: ImportInput): Promise<MemberImport> {
    const { preview, fresh } = await this.reading.read(form);
    const label = `Import of ${fresh.length.toLocaleString('en-GB')} members`;
    audit.note({
      label,
      details: { file: form.name.slice(0, FILE_NAME_MAX), rows: preview.rows, faulty: preview.faulty },
    });
    if (fresh.length === 0) throw badRequest('BAD_REQUEST', 'This file has no row that becomes a new member');
    if (!hasFinance(actor) && fresh.some(({ balance }) => balance !== 0))
      throw forbidden('Opening balances need the finance permission');
    await this.tasks.requireRoom(actor, 1);
    const id = newObjectId();
    const file = form.name.slice(0, FILE_NAME_MAX);
    await this.imports.add(id.toString(), preview.columns, fresh, { file, by: staffRefOf(actor) });
    const request: ImportRequest = { import: id.toString() };
    const task = await this.tasks.request(actor, {
      kind: 'members-import',
      subject: id,
      label,
      request,
      total: fresh.length,
      origin,
      lock: 'members-import',
    });
    await this.imports.ordered(id.toString());
    audit.note({ id: id.toString(), details: { task: task._id } });
    return { ...preview, import: id.toString(), task };
  }
}
