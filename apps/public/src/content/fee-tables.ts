import { applicationFees } from './application-fees';
import { amountWords, type FeeSchedule, MEMBERSHIP_FEES } from './fees';
import type { FactsTable } from './page-content';

/** The parts as every level but Student names them. */
const partNames = (schedules: readonly FeeSchedule[]) =>
  schedules.at(-1)?.parts.map(({ name }) => name) ?? [];

/** One row a level, one column a part, the total last. */
export const membershipFeeTable = (schedules: readonly FeeSchedule[] = MEMBERSHIP_FEES): FactsTable => ({
  caption: 'Fees of each category, in naira',
  foldable: true,
  columns: [
    'Category',
    ...partNames(schedules).map((name) => ({
      name: name === 'Induction' ? 'Induction or certificate' : name,
      numeric: true,
    })),
    { name: 'Total', numeric: true, strong: true },
  ],
  rows: schedules.map(({ level, parts, total }) => [
    level,
    ...parts.map(({ amount }) => amountWords(amount)),
    amountWords(total),
  ]),
});

/** The parts of one schedule under one another, with their sum. */
export const scheduleTable = ({ level, parts, total }: FeeSchedule): FactsTable => ({
  caption: `${level}, in naira`,
  columns: ['Part', { name: 'Naira', numeric: true }],
  rows: parts.map(({ name, amount }) => [name, amountWords(amount)]),
  total: ['Total', amountWords(total)],
});

/** What is paid to apply: one row for each kind, with every fee that the owner names for it. */
export const applicationFeeTable = (): FactsTable => {
  const kinds = [...new Set(applicationFees.map(({ name }) => name))];
  return {
    caption: 'Application fees, as the registration form offers them',
    columns: ['Application for', { name: 'Naira', numeric: true }, { name: 'US dollars', numeric: true }],
    rows: kinds.map((kind) => {
      const fees = applicationFees.filter(({ name }) => name === kind);
      const dollars = fees.flatMap((fee) => fee.dollars ?? []);
      return [
        kind,
        fees.map(({ amount }) => amountWords(amount)).join(' / '),
        dollars.length > 0 ? dollars.map((amount) => `$${amount}`).join(' / ') : 'Not offered',
      ];
    }),
  };
};
