import { Injectable } from '@nestjs/common';
import {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportProfile,
  type ImportProfileBody,
} from '@concord/contracts';
import { type AuditNote, conflict, required } from '@concord/nest-platform';
import type { ImportProfileRecord } from '../../../store/import-profiles/import-profile.schema';
import { ImportProfilesRepository } from '../../../store/import-profiles/import-profiles.repository';

/** Named forms of registers: the heading of each column. */
@Injectable()
export class ImportProfiles {
  constructor(private readonly profiles: ImportProfilesRepository) {}

  async list(): Promise<ImportProfile[]> {
    return (await this.profiles.all()).map(toImportProfile);
  }

  /** @throws AppError 409 for too many profiles, and for a name that one has. */
  async create(body: ImportProfileBody, audit: AuditNote): Promise<ImportProfile> {
    audit.note({ label: body.name, after: { ...body.columns } });
    if ((await this.profiles.all()).length >= IMPORT_LIMITS.profiles)
      throw conflict('CONFLICT', `There can be at most ${IMPORT_LIMITS.profiles} names`);
    const stored = await this.profiles.add(body);
    if (!stored) throw conflict('CONFLICT', 'Columns with this name are saved already. Choose another name');
    return toImportProfile(stored);
  }

  /** @throws AppError 404. */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const { name } = required(await this.profiles.remove(id), 'This name');
    audit.note({ label: name });
    return { _id: id };
  }
}

function toImportProfile({ _id, name, columns }: ImportProfileRecord): ImportProfile {
  const named: ImportProfile['columns'] = {};
  for (const column of IMPORT_COLUMNS) if (columns[column]) named[column] = columns[column];
  return { _id: _id.toString(), name, columns: named };
}
