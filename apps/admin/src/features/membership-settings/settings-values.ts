import {
  type MembershipSettings,
  membershipSettingsBody,
  type MembershipSettingsBody,
} from '@concord/contracts';
import { z } from 'zod';
import { SETTING_NAMES, type SettingName, SETTINGS } from './settings-list';

/** Fields of the form: each setting as text, and the reason. */
export type TypedSettings = Record<SettingName | 'reason', string>;

const typedOf = <Name extends SettingName>(name: Name, values: MembershipSettings): string =>
  SETTINGS[name].typedOf(values[name]);

/** Settings as the form shows them. */
export const typedSettings = (values: MembershipSettings): TypedSettings => ({
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, typedOf(name, values)])) as Record<
    SettingName,
    string
  >),
  reason: '',
});

const candidate = (typed: TypedSettings, version: number): unknown => ({
  version,
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].valueOf(typed[name])])),
  reason: typed.reason,
});

/** Body of the call. @throws ZodError for values that {@link typedSchema} refuses */
export const settingsBody = (typed: TypedSettings, version: number): MembershipSettingsBody =>
  membershipSettingsBody.parse(candidate(typed, version));

const CPD: readonly PropertyKey[] = ['cpdKinds', 'cpdRequired'] satisfies SettingName[];

/** Row or grade in a field that has several. */
function placeOf([name, part]: readonly PropertyKey[]): string {
  if (part === undefined || !CPD.includes(name ?? '')) return '';
  return typeof part === 'number' ? `Activity ${part + 1}: ` : `${String(part)}: `;
}

/** The call's schema, for values typed as text. */
export const typedSchema: z.ZodType<TypedSettings, TypedSettings> = z
  .record(z.enum([...SETTING_NAMES, 'reason']), z.string())
  .superRefine((typed, context) => {
    for (const { path, message } of membershipSettingsBody.safeParse(candidate(typed, 0)).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message: `${placeOf(path)}${message}` });
  });

/** Settings that somebody else changed from `base` to `theirs` and that were not typed: the form takes theirs. */
export function takenOver(
  typed: TypedSettings,
  base: MembershipSettings,
  theirs: MembershipSettings,
): readonly SettingName[] {
  const [before, after] = [typedSettings(base), typedSettings(theirs)];
  return SETTING_NAMES.filter((name) => typed[name] === before[name] && before[name] !== after[name]);
}
