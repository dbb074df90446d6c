import { Injectable } from '@nestjs/common';
import {
  type BankProfile,
  type BankProfileBody,
  type BankProfileFields,
  type BankProfileUpdateBody,
  MEMBER_LIMITS,
  STATEMENT_COLUMNS,
} from '@concord/contracts';
import { type AuditNote, conflict, newObjectId, notFound, required } from '@concord/nest-platform';
import type { BankProfileRecord } from '../../../store/bank-profiles/bank-profile.schema';
import { BankProfilesRepository } from '../../../store/bank-profiles/bank-profiles.repository';
import { SAMPLE_PROFILES } from './sample-profiles';

/** Profiles of banks: those of staff, and the samples that nobody has changed. */
@Injectable()
export class BankProfilesService {
  constructor(private readonly profiles: BankProfilesRepository) {}

  async list(): Promise<BankProfile[]> {
    const stored = (await this.profiles.all()).map(toProfile);
    const samples = SAMPLE_PROFILES.filter(({ _id }) => !stored.some((each) => each._id === _id));
    return [...stored, ...samples].sort((a, b) => a.name.localeCompare(b.name));
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<BankProfile> {
    const stored = await this.profiles.find(id);
    return stored ? toProfile(stored) : required(sampleOf(id), 'This profile');
  }

  /** @throws AppError 409 for too many profiles. */
  async create(body: BankProfileBody, audit: AuditNote): Promise<BankProfile> {
    const all = await this.list();
    if (all.length >= MEMBER_LIMITS.bankProfiles)
      throw conflict('CONFLICT', `There can be at most ${MEMBER_LIMITS.bankProfiles} profiles`);
    audit.note({ label: body.name, after: { ...body } });
    return toProfile(required(await this.profiles.add(newObjectId().toString(), body), 'This profile'));
  }

  /** A changed sample becomes a profile of staff. @throws AppError 404, 409 when others changed it. */
  async update(
    id: string,
    { revision, ...fields }: BankProfileUpdateBody,
    audit: AuditNote,
  ): Promise<BankProfile> {
    const { _id: _, revision: shown, ...before } = await this.get(id);
    audit.note({ label: fields.name, before, after: fields });
    const changed =
      revision === 0
        ? await this.profiles.add(id, fields)
        : await this.profiles.replace(id, revision, fields);
    if (!changed || shown !== revision)
      throw conflict('REVISION', 'Somebody else changed this profile. Look at the changes and try again');
    return toProfile(changed);
  }

  /** A removed profile that was a sample is the sample again. @throws AppError 404. */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const { name } = await this.get(id);
    audit.note({ label: name });
    if (!(await this.profiles.remove(id))) throw notFound('This profile');
    return { _id: id };
  }
}

const sampleOf = (id: string) => SAMPLE_PROFILES.find(({ _id }) => _id === id);

export function toProfile(record: BankProfileRecord): BankProfile {
  const { _id, name, account, columns, dates, decimals, separator, sign, revision } = record;
  const named: BankProfileFields['columns'] = {};
  for (const column of STATEMENT_COLUMNS) if (columns[column]) named[column] = columns[column];
  return {
    _id: _id.toString(),
    name,
    ...(account && { account }),
    columns: named,
    dates,
    decimals,
    separator,
    sign,
    revision,
  };
}
