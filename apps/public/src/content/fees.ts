import { formatCount } from './figures';

/** The fees of one level, in whole naira: the parts in the order of payment, and the total. */
export interface FeeSchedule {
  readonly level: string;
  readonly parts: readonly FeePart[];
  readonly total: number;
}

export interface FeePart {
  readonly name: string;
  readonly amount: number;
}

const levelFees = (level: string, amounts: readonly number[], total: number, third = 'Induction') => ({
  level,
  parts: ['Form', 'Training', third, 'Admission', 'Annual subscription', 'Development levy'].map(
    (name, index) => ({ name, amount: amounts[index] ?? 0 }),
  ),
  total,
});

/** The owner's fees of membership. A student member gets a certificate where others are inducted. */
export const MEMBERSHIP_FEES: readonly FeeSchedule[] = [
  levelFees('Student', [500, 6_500, 5_000, 1_000, 1_000, 1_000], 15_000, 'Certificate'),
  levelFees('Affiliate', [3_000, 10_000, 10_000, 10_000, 3_000, 4_000], 40_000),
  levelFees('Associate', [5_000, 15_000, 10_000, 20_000, 5_000, 5_000], 60_000),
  levelFees('Full', [5_000, 25_000, 20_000, 20_000, 5_000, 5_000], 80_000),
  levelFees('Senior', [5_000, 30_000, 23_000, 25_000, 7_000, 10_000], 100_000),
  levelFees('Fellow', [5_000, 50_000, 35_000, 40_000, 10_000, 10_000], 150_000),
];

/** The owner's fees for the conversion of corps members. */
export const NYSC_FEES: FeeSchedule = {
  level: 'NYSC conversion',
  parts: [
    { name: 'Form', amount: 1_000 },
    { name: 'Training', amount: 9_000 },
    { name: 'Induction', amount: 13_000 },
  ],
  total: 23_000,
};

/** Corporate membership as a whole, in naira. */
export const CORPORATE_FEE = 190_000;

/** What members can buy, in naira. */
export const MERCHANDISE: readonly FeePart[] = [
  { name: 'Plastic ID card', amount: 1_500 },
  { name: 'Sticker', amount: 300 },
  { name: 'Journal', amount: 2_500 },
  { name: 'Face cap', amount: 1_500 },
  { name: 'Polo shirt', amount: 3_000 },
  { name: 'Laptop bag', amount: 3_500 },
  { name: 'Lapel pin', amount: 1_000 },
];

/** The application form of diploma programmes, in naira; it is not given back. */
export const DIPLOMA_FORM_FEE = 7_000;

/** `N15,000`, for sentences. */
export const naira = (amount: number): string => `N${formatCount(amount)}`;

/** The schedule of one level of membership. */
export const feesOf = (name: string): FeeSchedule => {
  const found = MEMBERSHIP_FEES.find(({ level }) => level === name);
  if (!found) throw new Error(`No fees of ${name}`);
  return found;
};

/** One part of a schedule, such as the training. */
export const partOf = ({ level, parts }: FeeSchedule, part: string): number => {
  const found = parts.find(({ name }) => name === part);
  if (!found) throw new Error(`The fees of ${level} have no part ${part}`);
  return found.amount;
};
