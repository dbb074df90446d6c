import type { FeeSchedule } from '@concord/institute';
import { applicationFees } from './application-fees';
import { MEMBERSHIP_FEES } from './fees';
import { formatCount } from './figures';
import type { FactsTable } from './page-content';

/** The names of the parts, from a level other than Student. */
const partNames = (schedules: readonly FeeSchedule[]) =>
  schedules.at(-1)?.parts.map(({ name }) => name) ?? [];

/** A row per level, a column per part, the total last. */
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
    ...parts.map(({ amount }) => formatCount(amount)),
    formatCount(total),
  ]),
});

/** The parts of one schedule with their sum. */
export const scheduleTable = ({ level, parts, total }: FeeSchedule): FactsTable => ({
  caption: `${level}, in naira`,
  columns: ['Part', { name: 'Naira', numeric: true }],
  rows: parts.map(({ name, amount }) => [name, formatCount(amount)]),
  total: ['Total', formatCount(total)],
});

/** The application fees: a row per kind of application. */
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
        fees.map(({ amount }) => formatCount(amount)).join(' / '),
        dollars.length > 0 ? dollars.map((amount) => `$${amount}`).join(' / ') : 'Not offered',
      ];
    }),
  };
};
