import { z } from 'zod';
import { listOf } from '../core/bounded';
import { line, strict } from '../core/fields';
import { MEMBER_GRADES } from './member-values';

/** Units of activities: an hour, or one of them, as an article is. */
export const CPD_UNITS = ['hour', 'each'] as const;
export type CpdUnit = (typeof CPD_UNITS)[number];

/** Use of the points for an upgrade. */
export const UPGRADE_CPD = ['ignored', 'asked'] as const;

export const CPD_LIMITS = {
  kinds: 20,
  titleLength: 60,
  keyLength: 30,
  /** Points of one hour or one activity, and of one entry. */
  rate: 100,
  points: 500,
  /** Maximum of a kind or of a grade in one year. */
  yearly: 1000,
  /** Maximum hours, or number of activities, of one entry. */
  amount: 500,
  /** Maximum entries of one member in a year. */
  entries: 200,
} as const;

/** Quarters are exact in binary fractions, so that sums need no rounding. */
const QUARTER = 0.25;
const quarters = (max: number, min = 0) =>
  z
    .number('Enter a number')
    .min(min, min > 0 ? 'Enter more than 0' : 'Enter 0 or more')
    .max(max, `Enter at most ${max}`)
    .multipleOf(QUARTER, 'Enter whole numbers or quarters, such as 1.25');

/** Hours, or a number of activities. */
export const cpdAmount = quarters(CPD_LIMITS.amount, QUARTER);
/** Points of an entry. */
export const cpdPoints = quarters(CPD_LIMITS.points);

/** A kind of activity, its points and how many of them count in a year. */
export const cpdKind = strict({
  /** Stays when the title changes, because entries name it. */
  key: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'Use small letters, digits and dashes')
    .max(CPD_LIMITS.keyLength),
  title: line(CPD_LIMITS.titleLength, { min: 1, message: 'Name the activity' }),
  unit: z.enum(CPD_UNITS),
  points: quarters(CPD_LIMITS.rate),
  /** Null for no maximum. */
  yearlyMax: quarters(CPD_LIMITS.yearly).nullable(),
});
export type CpdKind = z.infer<typeof cpdKind>;

export const cpdKinds = listOf(cpdKind, CPD_LIMITS.kinds).refine(
  (kinds) => new Set(kinds.map(({ key }) => key)).size === kinds.length,
  'Name each activity once',
);

/** Points that a year takes, by grade; 0 for none. */
export const cpdRequired = strict(
  Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, quarters(CPD_LIMITS.yearly)])) as Record<
    (typeof MEMBER_GRADES)[number],
    ReturnType<typeof quarters>
  >,
);
export type CpdRequired = z.infer<typeof cpdRequired>;

/** Points of activities until a SUPER_ADMIN changes them. The specification gives none: samples. */
export const SAMPLE_CPD = {
  kinds: [
    { key: 'course', title: 'Course, training or workshop', unit: 'hour', points: 1, yearlyMax: null },
    { key: 'conference', title: 'Conference or seminar', unit: 'hour', points: 1, yearlyMax: 10 },
    { key: 'teaching', title: 'Teaching or mentoring', unit: 'hour', points: 1, yearlyMax: 10 },
    { key: 'publication', title: 'Published article or book', unit: 'each', points: 5, yearlyMax: 10 },
    { key: 'service', title: 'Service to the Institute', unit: 'each', points: 2, yearlyMax: 6 },
    { key: 'study', title: 'Private study', unit: 'hour', points: 0.5, yearlyMax: 5 },
  ],
  required: { Student: 0, Affiliate: 5, Associate: 10, Full: 20, Senior: 20, Fellow: 20, Corporate: 0 },
} as const satisfies { kinds: readonly CpdKind[]; required: CpdRequired };
