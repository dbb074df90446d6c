import { Injectable } from '@nestjs/common';
import { importColumns, importFixes, type MemberImportPreview } from '@concord/contracts';
import { badRequest, dayOf } from '@concord/nest-platform';
import type { UploadForm } from '@concord/workbook/uploads';
import type { z } from 'zod';
import type { ReadRegister } from '../../../shared/imports/read-register';
import type { ImportedMember } from '../../../store/imports/imported-member';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import { RegisterFiles } from './register-files';

const BATCH = 500;

/** A register that was read, and the rows that become members. */
export interface ReadImport {
  preview: MemberImportPreview;
  fresh: ImportedMember[];
}

/** Reads registers, and compares them with the members. */
@Injectable()
export class ImportReading {
  constructor(
    private readonly files: RegisterFiles,
    private readonly imports: ImportsRepository,
    private readonly members: MemberPagesRepository,
  ) {}

  /** @throws AppError 400 for an unreadable file or field, 413, 503. */
  async read({ file, fields }: UploadForm): Promise<ReadImport> {
    const columns = fields['columns'] ? parsed(importColumns, 'columns', fields['columns']) : undefined;
    const fixes = fields['fixes'] ? parsed(importFixes, 'fixes', fields['fixes']) : [];
    const earlier = await this.imports.latestColumns();
    const register = await this.files.read({ file, columns, earlier, fixes, today: dayOf(new Date()) });
    return this.compared(register);
  }

  private async compared({ members, ...read }: ReadRegister): Promise<ReadImport> {
    const fresh: ImportedMember[] = [];
    for (let at = 0; at < members.length; at += BATCH) {
      const some = members.slice(at, at + BATCH);
      const known = await this.members.numbersTaken(some.map(({ number }) => number));
      fresh.push(...some.filter(({ number }) => !known.has(number)));
    }
    const preview = {
      ...read,
      ready: fresh.length,
      known: members.length - fresh.length,
      balance: fresh.reduce((sum, { balance }) => sum + balance, 0),
    };
    return { preview, fresh };
  }
}

/** Value of a field with JSON. @throws AppError 400 */
function parsed<T extends z.ZodType>(schema: T, path: string, text: string): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal(path, 'Send JSON');
  }
  const { data, error } = schema.safeParse(value);
  if (error) throw refusal(path, error.issues[0]?.message ?? 'Check this field');
  return data as z.output<T>;
}

const refusal = (path: string, message: string) =>
  badRequest('VALIDATION', 'This field cannot be used', [{ path, message }]);
