import { Injectable } from '@nestjs/common';
import { DEFAULT_MEMBERSHIP_SETTINGS, type MembershipSettings } from '@concord/contracts';
import { SettingsRepository } from '../../store/settings/settings.repository';
import type { SettingsRecord } from '../../store/settings/settings.schema';

/** A version of the settings; version 0 are the defaults. */
export type SettingsVersion = { version: number; values: MembershipSettings } & Partial<
  Pick<SettingsRecord, 'reason' | 'at' | 'by'>
>;

/** The settings that rules use now. */
@Injectable()
export class SettingsInForce {
  constructor(private readonly settings: SettingsRepository) {}

  async version(): Promise<SettingsVersion> {
    const latest = await this.settings.latest();
    return latest ? { ...latest, version: latest._id } : { version: 0, values: DEFAULT_MEMBERSHIP_SETTINGS };
  }

  async values(): Promise<MembershipSettings> {
    return (await this.version()).values;
  }
}
