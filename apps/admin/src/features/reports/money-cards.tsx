import type { ArrearsAge, FeeKind, MemberMoneyReport } from '@concord/contracts';
import { formatNaira, nairaText } from '../../shared/members/naira';
import { Bars } from './bars';
import { Columns } from './columns';
import { ReportCard } from './report-card';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const FEES: Record<FeeKind | 'credit', string> = {
  form: 'Application forms',
  training: 'Training',
  induction: 'Induction and certificates',
  admission: 'Admission',
  levy: 'Development levy',
  subscription: 'Subscriptions',
  corporate: 'Corporate members',
  penalty: 'Penalties',
  card: 'Cards',
  opening: 'Opening balances',
  other: 'Other',
  credit: 'Credit, not used yet',
};

const AGES: Record<ArrearsAge, string> = {
  'not due': 'Not due yet',
  '0-30': 'Up to 30 days',
  '31-90': '31 to 90 days',
  '91-365': '91 days to a year',
  'over 365': 'Over a year',
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function IncomeCard({ report: { income, year } }: { readonly report: MemberMoneyReport }) {
  const totals = MONTHS.map((_, at) => sum(income.map(({ months }) => months[at] ?? 0)));
  const rows = income.map(
    ({ fee, months }) => [FEES[fee], ...[...months, sum(months)].map(nairaText)] as const,
  );
  return (
    <ReportCard
      title={`Income of ${year} by fee and month, in naira`}
      table={{
        head: ['Fee', ...MONTHS, 'Year'],
        rows: [...rows, ['All', ...[...totals, sum(totals)].map(nairaText)]],
      }}
    >
      <Columns series={['All']} groups={MONTHS.map((month, at) => [month, totals[at] ?? 0] as const)} />
    </ReportCard>
  );
}

function ArrearsCard({ report: { arrears } }: { readonly report: MemberMoneyReport }) {
  return (
    <ReportCard
      title="Arrears by age"
      table={{
        head: ['After the due day', 'Members', 'Amount in naira'],
        rows: arrears.map(({ age, members, amount }) => [
          AGES[age],
          members.toLocaleString('en-GB'),
          nairaText(amount),
        ]),
      }}
    >
      <Bars rows={arrears.map(({ age, amount }) => [AGES[age], amount, formatNaira(amount)] as const)} />
    </ReportCard>
  );
}

/** Sums of money. */
export const MoneyCards = ({ report }: { readonly report: MemberMoneyReport }) => (
  <>
    <IncomeCard report={report} />
    <ArrearsCard report={report} />
  </>
);
