import { Injectable } from '@nestjs/common';
import { DEFAULT_MEMBERSHIP_SETTINGS, type MembershipSettings } from '@concord/contracts';
import { type CpdRules, cpdRulesOf } from '../cpd/cpd-rules';
import { SettingsRepository } from '../../store/settings/settings.repository';
import type { SettingsRecord } from '../../store/settings/settings.schema';

/** A version of the settings; version 0 are the defaults. */
export type SettingsVersion = { version: number; values: MembershipSettings } & Partial<
  Pick<SettingsRecord, 'reason' | 'at' | 'by'>
>;

/** A stored version; settings that it lacks, because it is older than they are, have their defaults. */
export const settingsVersionOf = ({ _id, values, reason, at, by }: SettingsRecord): SettingsVersion => ({
  version: _id,
  values: { ...DEFAULT_MEMBERSHIP_SETTINGS, ...values },
  reason,
  at,
  by,
});

/** The settings that rules use now. */
@Injectable()
export class SettingsInForce {
  constructor(private readonly settings: SettingsRepository) {}

  async version(): Promise<SettingsVersion> {
    const latest = await this.settings.latest();
    return latest ? settingsVersionOf(latest) : { version: 0, values: DEFAULT_MEMBERSHIP_SETTINGS };
  }

  /** Rules of CPD for a year. */
  async cpdRules(year: number): Promise<CpdRules> {
    return cpdRulesOf(await this.settings.all(), year);
  }

  async values(): Promise<MembershipSettings> {
    return (await this.version()).values;
  }
}
