import type { MembershipSettings } from '@concord/contracts';
import { cpdActivities, numberByGrade } from './cpd-setting-kinds';
import {
  choice,
  daysAround,
  daysBefore,
  forbiddenByState,
  priceOrNone,
  type SettingKind,
  shortText,
  wholeNumberOf,
  yesNo,
} from './setting-kinds';

/** Groups of settings, in the order of the form. */
export const GROUPS = [
  'The year',
  'Grace and lapse',
  'Reminders',
  'Member numbers',
  'CPD',
  'Cards and directory',
] as const;

/** A setting of the form and of the history. */
export type Setting<Value> = SettingKind<Value> & {
  readonly group: (typeof GROUPS)[number];
  readonly label: string;
  readonly help: string;
};

export type SettingName = keyof MembershipSettings;

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, index)),
  ),
);
const NO_MONTH = [13, 'Never'] as const;

/** Settings of membership, in the order of the form. A new one is one more entry. */
export const SETTINGS: { readonly [Name in SettingName]: Setting<MembershipSettings[Name]> } = {
  year: {
    ...choice([
      ['calendar', 'Calendar year, January to December'],
      ['anniversary', 'From each member’s day of induction'],
    ]),
    group: 'The year',
    label: 'Year of a subscription',
    help: 'The days that one annual subscription pays for',
  },
  nextYearFromMonth: {
    ...choice([...MONTHS.map((name, index) => [index + 1, `From ${name}`] as const), NO_MONTH]),
    group: 'The year',
    label: 'New members pay for the next year',
    help: 'With calendar years: who joins in this month or later pays for the year to come',
  },
  levy: {
    ...choice([
      ['once', 'Once, with the grade'],
      ['yearly', 'Every year'],
    ]),
    group: 'The year',
    label: 'Development levy',
    help: 'How often a member pays the levy of the grade',
  },
  billingLeadDays: {
    ...daysBefore,
    group: 'The year',
    label: 'Bill the year by itself, days before it begins',
    help: '31 bills a calendar year on 1 December, 0 on its first day. Empty for never: staff start it',
  },
  graceDays: {
    ...wholeNumberOf('day'),
    group: 'Grace and lapse',
    label: 'Days of grace',
    help: 'Days after a paid year in which a member stays in good standing without paying',
  },
  lapse: {
    ...choice([
      ['pauses', 'Pauses the count'],
      ['restarts', 'Starts the count again'],
      ['ignored', 'Changes nothing'],
    ]),
    group: 'Grace and lapse',
    label: 'A lapse and the five years before an upgrade',
    help: 'What a lapse does to the months in good standing that an upgrade needs',
  },
  forbids: {
    ...forbiddenByState,
    group: 'Grace and lapse',
    label: 'What members may not do',
    help: 'An exam that has begun goes on in any case',
  },
  reminders: {
    ...daysAround,
    group: 'Reminders',
    label: 'Days of reminders',
    help: 'Counted from the due day, with a minus before it: -30, 0, 14. Empty for none',
  },
  numberPrefix: {
    ...shortText,
    group: 'Member numbers',
    label: 'Beginning of a member number',
    help: 'Numbers that were given stay as they are',
  },
  numberDigits: {
    ...wholeNumberOf('digit'),
    group: 'Member numbers',
    label: 'Digits of a member number',
    help: 'Zeros fill shorter numbers: 000042',
  },
  cpdKinds: {
    ...cpdActivities,
    group: 'CPD',
    label: 'Activities and their points',
    help: 'Members choose one for each entry. Points that staff confirmed stay as they are',
  },
  cpdRequired: {
    ...numberByGrade,
    group: 'CPD',
    label: 'Points for a year, by grade',
    help: '0 asks for none. A change counts for this year and later ones',
  },
  upgradeCpd: {
    ...choice([
      ['ignored', 'Does not ask for points'],
      ['asked', 'Asks for the points of the year before'],
    ]),
    group: 'CPD',
    label: 'An upgrade',
    help: 'If it asks for them, members cannot apply without. Staff may still propose them',
  },
  cardFee: {
    ...priceOrNone,
    group: 'Cards and directory',
    label: 'Price of a plastic card, in naira',
    help: 'Members order it from their pages, and it is charged to their account. Empty: none can be ordered',
  },
  isDirectoryIndexed: {
    ...yesNo('Search engines may list it', 'Search engines leave it out'),
    group: 'Cards and directory',
    label: 'Public directory',
    help: 'The directory shows only members who agreed',
  },
};

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Value of a setting in words. */
export const settingText = <Name extends SettingName>(name: Name, values: MembershipSettings): string =>
  SETTINGS[name].textOf(values[name]);

/** Settings with other values, in the order of the form. */
export const changedSettings = (before: MembershipSettings, after: MembershipSettings): SettingName[] =>
  SETTING_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
