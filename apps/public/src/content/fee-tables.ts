import type { FeeSchedule } from '@concord/institute';
import { applicationFees } from './application-fees';
import { CORPORATE_FEE, MEMBERSHIP_FEES } from './fees';
import { formatCount } from './figures';
import { formatExperience, LEVELS } from './levels';
import type { FactsTable, TableColumn } from './page-content';

/** Names of the parts, from the last level, because the names of the Student level differ. */
const partNames = (schedules: readonly FeeSchedule[]) =>
  schedules.at(-1)?.parts.map(({ name }) => name) ?? [];

/** One column for each part, then the total. */
const feeColumns = (schedules: readonly FeeSchedule[]): readonly TableColumn[] => [
  ...partNames(schedules).map((name) => ({
    name: name === 'Induction' ? 'Induction or certificate' : name,
    numeric: true,
  })),
  { name: 'Total', numeric: true, strong: true },
];

const amountsOf = ({ parts, total }: FeeSchedule): readonly string[] =>
  [...parts.map(({ amount }) => amount), total].map(formatCount);

/** One row for each level, with its parts and total. */
export const membershipFeeTable = (schedules: readonly FeeSchedule[]): FactsTable => ({
  caption: 'Fees of each category, in naira',
  foldable: true,
  columns: ['Category', ...feeColumns(schedules)],
  rows: schedules.map((schedule) => [schedule.level, ...amountsOf(schedule)]),
});

/** Corporate membership has no parts. */
const corporateAmounts = [...partNames(MEMBERSHIP_FEES).map(() => ''), formatCount(CORPORATE_FEE)];

export const categoryTable = (): FactsTable => ({
  caption: 'Experience and fees of each category, in naira',
  foldable: true,
  columns: ['Category', { name: 'Experience', lead: true }, ...feeColumns(MEMBERSHIP_FEES)],
  rows: LEVELS.map((category) => {
    const fees = MEMBERSHIP_FEES.find(({ level }) => level === category.level);
    return [category.level, formatExperience(category), ...(fees ? amountsOf(fees) : corporateAmounts)];
  }),
});

/** Parts of one schedule and their sum. */
export const scheduleTable = ({ level, parts, total }: FeeSchedule): FactsTable => ({
  caption: `${level}, in naira`,
  columns: ['Part', { name: 'Naira', numeric: true }],
  rows: parts.map(({ name, amount }) => [name, formatCount(amount)]),
  total: ['Total', formatCount(total)],
});

/**
 * Application fees of courses, one row for each kind. Those of membership are parts of the
 * membership fees.
 */
export const applicationFeeTable = (): FactsTable => {
  const kinds = ['Professional PGD course', 'Academic Programs'];
  return {
    caption: 'Application fees, as the registration form offers them',
    columns: ['Application for', { name: 'Naira', numeric: true }, { name: 'US dollars', numeric: true }],
    rows: kinds.map((kind) => {
      const fees = applicationFees.filter(({ name }) => name === kind);
      const dollars = fees.flatMap((fee) => fee.dollars ?? []);
      return [
        kind,
        fees.map(({ amount }) => formatCount(amount)).join(' / '),
        dollars.length > 0 ? dollars.map((amount) => `$${amount}`).join(' / ') : 'Not offered',
      ];
    }),
  };
};
