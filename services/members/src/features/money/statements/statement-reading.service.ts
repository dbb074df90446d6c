import { Injectable } from '@nestjs/common';
import {
  type BankProfileFields,
  bankProfileBody,
  type StatementPreview,
  type StatementRead,
} from '@concord/contracts';
import { type AuditNote, badRequest, dayOf, type StaffActor } from '@concord/nest-platform';
import type { UploadForm } from '@concord/workbook/uploads';
import { BankProfilesService } from './bank-profiles.service';
import { Payers, searchedOf } from './payers';
import { StatementFiles } from './statement-files';
import { NewStatements } from './new-statements';
import { toPreview } from './statement-preview';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

const profileRefusal = (message: string) =>
  badRequest('VALIDATION', 'This profile cannot be used', [{ path: 'profile', message }]);

/** Reads files of banks: stores their lines, or shows how they would be read. */
@Injectable()
export class StatementReading {
  constructor(
    private readonly files: StatementFiles,
    private readonly profiles: BankProfilesService,
    private readonly payers: Payers,
    private readonly statements: NewStatements,
  ) {}

  /** @throws AppError 400 for an unreadable file, 404 for an unknown profile, 413, 503. */
  async read(
    staff: StaffActor,
    { file, name, fields }: UploadForm,
    audit: AuditNote,
  ): Promise<StatementRead> {
    const profile = fields['profile'] ? await this.profileOf(fields['profile']) : undefined;
    const payers = await this.payers.all();
    const searched = payers.map(searchedOf);
    const found = await this.files.read({ file, profile, today: dayOf(new Date()), payers: searched });
    return this.statements.store(staff, { name, profile, found, payers, audit });
  }

  /** @throws AppError 400 for an unreadable file and for a wrong profile, 413, 503. */
  async preview({ file, fields }: UploadForm): Promise<StatementPreview> {
    const profile = fields['profile'] ? profileIn(fields['profile']) : undefined;
    return toPreview(await this.files.read({ file, profile, today: dayOf(new Date()) }));
  }

  private profileOf(id: string): Promise<BankProfileFields> {
    if (!OBJECT_ID.test(id)) throw profileRefusal('Send the id of a profile');
    return this.profiles.get(id);
  }
}

/** Fields of a profile that is not stored yet. */
function profileIn(json: string): BankProfileFields {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw profileRefusal('Send the fields of the profile as JSON');
  }
  const parsed = bankProfileBody.safeParse(value);
  if (!parsed.success)
    throw profileRefusal(parsed.error.issues[0]?.message ?? 'Check the fields of the profile');
  return parsed.data;
}
