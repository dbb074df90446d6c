import { Injectable } from '@nestjs/common';
import type { MembershipSettingsBody, MembershipSettingsVersion } from '@concord/contracts';
import { type AuditNote, conflict, type StaffActor, staffRefOf } from '@concord/nest-platform';
import { SettingsInForce, settingsVersionOf } from '../../../shared/settings/settings-in-force';
import { SettingsRepository } from '../../../store/settings/settings.repository';
import { toSettingsVersion } from './settings.view';

/** Reads and replaces the settings of membership; earlier versions stay on record. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly inForce: SettingsInForce,
  ) {}

  get(): Promise<MembershipSettingsVersion> {
    return this.inForce.version().then(toSettingsVersion);
  }

  async history(): Promise<MembershipSettingsVersion[]> {
    return (await this.settings.all()).map((record) => toSettingsVersion(settingsVersionOf(record)));
  }

  /** @throws AppError 409 when somebody put another version in force since. */
  async replace(
    staff: StaffActor,
    { version, reason, ...typed }: MembershipSettingsBody,
    audit: AuditNote,
  ): Promise<MembershipSettingsVersion> {
    const before = await this.inForce.version();
    // Pages of before do not know the settings that came later, which stay as they are then.
    const { forbids, billingLeadDays, cpdKinds, cpdRequired, upgradeCpd } = before.values;
    const { cardFee, isDirectoryIndexed } = before.values;
    const later = {
      forbids,
      billingLeadDays,
      cpdKinds,
      cpdRequired,
      upgradeCpd,
      cardFee,
      isDirectoryIndexed,
    };
    const values = { ...later, ...given(typed) };
    audit.note({ label: `version ${version + 1}`, reason, before: before.values, after: values });
    const next = { _id: version + 1, values, reason, at: new Date(), by: staffRefOf(staff) };
    if (before.version !== version || !(await this.settings.add(next)))
      throw conflict('REVISION', 'Somebody else changed the settings. Look at them and try again');
    return this.get();
  }
}

/** A body without the keys that are undefined. */
const given = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
