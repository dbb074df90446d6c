import type { MemberGrade } from '@concord/contracts';
import { type FeesByGrade, type GradeFees, SPECIFIED_FEES } from '@concord/contracts/fees';
import { givenSettings, type ServedSettings } from './settings/given-settings';
import { type FeePart, type LevelFees, LEVELS_WITH_FEES, type LevelWithFees } from './settings/site-settings';

/** Fees of one level: the parts in the order of payment, and the total. */
export interface FeeSchedule {
  readonly level: string;
  readonly parts: readonly FeePart[];
  readonly total: number;
}

const KOBO = 100;

const levelFees = ({ form, training, induction, admission, subscription, levy }: GradeFees): LevelFees => ({
  form: form / KOBO,
  training: training / KOBO,
  induction: induction / KOBO,
  admission: admission / KOBO,
  annualSubscription: subscription / KOBO,
  developmentLevy: levy / KOBO,
});

const gradeFees = (fees: LevelFees): GradeFees => ({
  form: fees.form * KOBO,
  training: fees.training * KOBO,
  induction: fees.induction * KOBO,
  admission: fees.admission * KOBO,
  levy: fees.developmentLevy * KOBO,
  subscription: fees.annualSubscription * KOBO,
});

/** Fees of the owner's specification for the conversion of corps members. */
const NYSC = { form: 1_000, training: 9_000, induction: 13_000 };
const DIPLOMA_FORM = 7_000;

const ARTICLES: readonly FeePart[] = [
  { name: 'Plastic ID card', amount: 1_500 },
  { name: 'Sticker', amount: 300 },
  { name: 'Journal', amount: 2_500 },
  { name: 'Face cap', amount: 1_500 },
  { name: 'Polo shirt', amount: 3_000 },
  { name: 'Laptop bag', amount: 3_500 },
  { name: 'Lapel pin', amount: 1_000 },
];

const schedule = (level: string, parts: readonly FeePart[]): FeeSchedule => ({
  level,
  parts,
  total: parts.reduce((sum, { amount }) => sum + amount, 0),
});

const GRADES = {
  student: 'Student',
  affiliate: 'Affiliate',
  associate: 'Associate',
  full: 'Full',
  senior: 'Senior',
  fellow: 'Fellow',
} as const satisfies Record<LevelWithFees, MemberGrade>;

const feesOfLevel = (level: LevelWithFees): LevelFees =>
  givenSettings().fees?.membership?.[level] ?? levelFees(SPECIFIED_FEES[GRADES[level]]);

const sumOf = (fees: GradeFees): number => Object.values(fees).reduce((sum, fee) => sum + fee, 0);

/** Fees of the site settings, else of the specification, in kobo: the first version of the fee table. */
export const firstFees = (): FeesByGrade => ({
  ...SPECIFIED_FEES,
  ...Object.fromEntries(LEVELS_WITH_FEES.map((level) => [GRADES[level], gradeFees(feesOfLevel(level))])),
  Corporate: { ...SPECIFIED_FEES.Corporate, admission: corporateFee() * KOBO },
});

/** Site settings by which the pages show another fee table, given in kobo. */
export const withFees = (settings: ServedSettings, fees: FeesByGrade): ServedSettings => ({
  ...settings,
  fees: {
    ...settings.fees,
    membership: Object.fromEntries(
      LEVELS_WITH_FEES.map((level) => [level, levelFees(fees[GRADES[level]])]),
    ) as Record<LevelWithFees, LevelFees>,
    corporate: sumOf(fees.Corporate) / KOBO,
  },
});

/** Membership fees by level. Student members pay for a certificate instead of an induction. */
export const membershipFees = (): readonly FeeSchedule[] =>
  LEVELS_WITH_FEES.map((level) => {
    const fees = feesOfLevel(level);
    return schedule(GRADES[level], [
      { name: 'Form', amount: fees.form },
      { name: 'Training', amount: fees.training },
      { name: level === 'student' ? 'Certificate' : 'Induction', amount: fees.induction },
      { name: 'Admission', amount: fees.admission },
      { name: 'Annual subscription', amount: fees.annualSubscription },
      { name: 'Development levy', amount: fees.developmentLevy },
    ]);
  });

/** Fees for the conversion of corps members. */
export function nyscFees(): FeeSchedule {
  const { form, training, induction } = givenSettings().fees?.nysc ?? NYSC;
  return schedule('NYSC conversion', [
    { name: 'Form', amount: form },
    { name: 'Training', amount: training },
    { name: 'Induction', amount: induction },
  ]);
}

/** Total of corporate membership, in naira. */
export const corporateFee = (): number =>
  givenSettings().fees?.corporate ?? sumOf(SPECIFIED_FEES.Corporate) / KOBO;

/** Application form of diploma programmes, in naira. */
export const diplomaFormFee = (): number => givenSettings().fees?.diplomaForm ?? DIPLOMA_FORM;

/** Articles that members can buy. */
export const merchandise = (): readonly FeePart[] => givenSettings().fees?.merchandise ?? ARTICLES;
