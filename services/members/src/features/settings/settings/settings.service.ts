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
    { version, reason, forbids, billingLeadDays, ...others }: MembershipSettingsBody,
    audit: AuditNote,
  ): Promise<MembershipSettingsVersion> {
    const before = await this.inForce.version();
    const values = {
      ...others,
      forbids: forbids ?? before.values.forbids,
      billingLeadDays: billingLeadDays === undefined ? before.values.billingLeadDays : billingLeadDays,
    };
    audit.note({ label: `version ${version + 1}`, reason, before: before.values, after: values });
    const next = { _id: version + 1, values, reason, at: new Date(), by: staffRefOf(staff) };
    if (before.version !== version || !(await this.settings.add(next)))
      throw conflict('REVISION', 'Somebody else changed the settings. Look at them and try again');
    return this.get();
  }
}
