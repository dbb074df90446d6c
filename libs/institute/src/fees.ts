import { givenSettings } from './settings/given-settings';
import { type FeePart, type LevelFees, LEVELS_WITH_FEES, type LevelWithFees } from './settings/site-settings';

/** Fees of one level: the parts in the order of payment, and the total. */
export interface FeeSchedule {
  readonly level: string;
  readonly parts: readonly FeePart[];
  readonly total: number;
}

const levelFees = (
  form: number,
  training: number,
  induction: number,
  admission: number,
  annualSubscription: number,
  developmentLevy: number,
): LevelFees => ({ form, training, induction, admission, annualSubscription, developmentLevy });

/** Membership fees of the owner's specification. */
const MEMBERSHIP: Readonly<Record<LevelWithFees, LevelFees>> = {
  student: levelFees(500, 6_500, 5_000, 1_000, 1_000, 1_000),
  affiliate: levelFees(3_000, 10_000, 10_000, 10_000, 3_000, 4_000),
  associate: levelFees(5_000, 15_000, 10_000, 20_000, 5_000, 5_000),
  full: levelFees(5_000, 25_000, 20_000, 20_000, 5_000, 5_000),
  senior: levelFees(5_000, 30_000, 23_000, 25_000, 7_000, 10_000),
  fellow: levelFees(5_000, 50_000, 35_000, 40_000, 10_000, 10_000),
};

/** Fees of the owner's specification for the conversion of corps members. */
const NYSC = { form: 1_000, training: 9_000, induction: 13_000 };
const CORPORATE = 190_000;
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

const nameOf = (level: LevelWithFees) => `${level.charAt(0).toUpperCase()}${level.slice(1)}`;

/** Membership fees by level. Student members pay for a certificate instead of an induction. */
export const membershipFees = (): readonly FeeSchedule[] =>
  LEVELS_WITH_FEES.map((level) => {
    const fees = givenSettings().fees?.membership?.[level] ?? MEMBERSHIP[level];
    return schedule(nameOf(level), [
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
export const corporateFee = (): number => givenSettings().fees?.corporate ?? CORPORATE;

/** Application form of diploma programmes, in naira. */
export const diplomaFormFee = (): number => givenSettings().fees?.diplomaForm ?? DIPLOMA_FORM;

/** Articles that members can buy. */
export const merchandise = (): readonly FeePart[] => givenSettings().fees?.merchandise ?? ARTICLES;
