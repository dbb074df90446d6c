import { type CpdKind, type CpdRequired, DEFAULT_MEMBERSHIP_SETTINGS } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import type { SettingsRecord } from '../../store/settings/settings.schema';

/** Points of activities and of a year, as the settings say. */
export interface CpdRules {
  readonly kinds: readonly CpdKind[];
  readonly required: CpdRequired;
}

type Version = Pick<SettingsRecord, 'at'> & {
  readonly values: Pick<SettingsRecord['values'], 'cpdKinds' | 'cpdRequired'>;
};

/**
 * Rules of a year: those in force at its end, or now. A later change does not touch the sums of earlier years. Years
 * before the first version with rules follow that version, the samples only where there is none.
 *
 * @param versions of the settings, in any order
 */
export function cpdRulesOf(versions: readonly Version[], year: number): CpdRules {
  const lastDay = `${year}-12-31`;
  const known = versions
    .filter(({ values }) => values.cpdKinds && values.cpdRequired)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const version = known.filter(({ at }) => dayOf(at) <= lastDay).at(-1) ?? known[0];
  return {
    kinds: version?.values.cpdKinds ?? DEFAULT_MEMBERSHIP_SETTINGS.cpdKinds,
    required: version?.values.cpdRequired ?? DEFAULT_MEMBERSHIP_SETTINGS.cpdRequired,
  };
}
