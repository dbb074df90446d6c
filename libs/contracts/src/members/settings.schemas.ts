import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId, strict } from '../core/fields';
import { givenReason } from '../core/intervention';
import { cpdKinds, cpdRequired, SAMPLE_CPD, UPGRADE_CPD } from './cpd-rules.schemas';
import { MEMBER_LIMITS } from './member-limits';
import { MEMBER_ACTS } from './member-values';

/** The year of a subscription: from January, or from the day of the induction. */
export const SUBSCRIPTION_YEARS = ['calendar', 'anniversary'] as const;
/** Effect of a lapse on the months that count towards an upgrade. */
export const LAPSE_EFFECTS = ['pauses', 'restarts', 'ignored'] as const;
/** Frequency of the development levy. */
export const LEVY_TIMES = ['once', 'yearly'] as const;

const GRACE_DAYS_MAX = 366;
/** Earliest and latest day of a reminder, counted from the due day; and the maximum number of them. */
const REMINDERS = { earliest: -180, latest: 365, most: 12 };
/** Most days that a year may be billed before it begins. */
const BILLING_LEAD_MAX = 180;
const DIGITS_MIN = 3;
const DIGITS_MAX = 9;

const acts = listOf(z.enum(MEMBER_ACTS), MEMBER_ACTS.length);

/** Acts that each state of a membership forbids. */
export const forbiddenActs = strict({ grace: acts, lapsed: acts, arrears: acts });
export type ForbiddenActs = z.infer<typeof forbiddenActs>;

const values = {
  year: z.enum(SUBSCRIPTION_YEARS),
  /** First month whose joiners pay for the next calendar year, 1 to 12; 13 for none. */
  nextYearFromMonth: z.int().min(1).max(13),
  graceDays: z
    .int('Enter a whole number of days')
    .min(0, 'Enter 0 or more days')
    .max(GRACE_DAYS_MAX, `Enter at most ${GRACE_DAYS_MAX} days`),
  lapse: z.enum(LAPSE_EFFECTS),
  levy: z.enum(LEVY_TIMES),
  /** Form of member numbers: a prefix, and the minimum number of digits. */
  numberPrefix: line(20),
  numberDigits: z
    .int('Enter a whole number of digits')
    .min(DIGITS_MIN, `Enter at least ${DIGITS_MIN} digits`)
    .max(DIGITS_MAX, `Enter at most ${DIGITS_MAX} digits`),
  /** Days of reminders counted from the due day, below 0 before it; empty for none. */
  reminders: listOf(
    z
      .int('Enter a whole number of days')
      .min(REMINDERS.earliest, `Enter at most ${-REMINDERS.earliest} days before`)
      .max(REMINDERS.latest, `Enter at most ${REMINDERS.latest} days after`),
    REMINDERS.most,
  ).refine((days) => new Set(days).size === days.length, 'Name each day once'),
};

/** Days before a year begins on which its subscriptions are charged by themselves; null for never. */
const billingLeadDays = z
  .int('Enter a whole number of days')
  .min(0, 'Enter 0 or more days')
  .max(BILLING_LEAD_MAX, `Enter at most ${BILLING_LEAD_MAX} days`)
  .nullable();

/** Price of a plastic card in kobo; null where members cannot order one. */
const cardFee = z
  .int('Enter an amount such as 5000')
  .min(1, 'Enter an amount above 0')
  .max(MEMBER_LIMITS.amount, 'This amount is too large')
  .nullable();

/** Settings that came later. A body without one keeps it as it is. */
const laterValues = {
  forbids: forbiddenActs,
  billingLeadDays,
  cpdKinds,
  cpdRequired,
  /** `asked` if an upgrade needs the points of the year before. */
  upgradeCpd: z.enum(UPGRADE_CPD),
  cardFee,
  /** True if search engines may list the public directory. */
  isDirectoryIndexed: z.boolean(),
};

export const membershipSettings = z.object({ ...values, ...laterValues });
export type MembershipSettings = z.infer<typeof membershipSettings>;

/** Settings until a SUPER_ADMIN changes them. The specification gives none of them: samples, but for the number. */
export const DEFAULT_MEMBERSHIP_SETTINGS: MembershipSettings = {
  year: 'calendar',
  nextYearFromMonth: 11,
  graceDays: 90,
  lapse: 'pauses',
  levy: 'once',
  numberPrefix: 'CIPCM-',
  numberDigits: 6,
  reminders: [-60, -30, -7, 0, 14, 45],
  forbids: { grace: [], lapsed: [], arrears: [] },
  billingLeadDays: null,
  cpdKinds: [...SAMPLE_CPD.kinds],
  cpdRequired: SAMPLE_CPD.required,
  upgradeCpd: 'ignored',
  cardFee: 500_000,
  isDirectoryIndexed: false,
};

/** A new version, based on the one that was shown. Later settings stay as they are if left out. */
export const membershipSettingsBody = body({
  version: z.int().min(0),
  ...values,
  forbids: forbiddenActs.optional(),
  billingLeadDays: billingLeadDays.optional(),
  cpdKinds: cpdKinds.optional(),
  cpdRequired: cpdRequired.optional(),
  upgradeCpd: z.enum(UPGRADE_CPD).optional(),
  cardFee: cardFee.optional(),
  isDirectoryIndexed: z.boolean().optional(),
  reason: givenReason,
});
export type MembershipSettingsBody = z.output<typeof membershipSettingsBody>;

/** The settings in force; version 0 are the product's own, which nobody chose. */
export const membershipSettingsVersion = z.object({
  version: z.int(),
  values: membershipSettings,
  reason: z.string().optional(),
  at: moment.optional(),
  by: z.object({ _id: objectId, username: z.string() }).optional(),
});
export type MembershipSettingsVersion = z.infer<typeof membershipSettingsVersion>;
