import { type MemberRegisterReport, type Standing, STANDINGS } from '@concord/contracts';
import { standingLabel } from '../../shared/members/standing-chip';
import { Bars } from './bars';
import { Columns } from './columns';
import { ReportCard } from './report-card';

/** States with a bar; the table has all. */
const STATES_SHOWN = 8;

const text = (count: number) => count.toLocaleString('en-GB');

const standingsIn = ({ grades }: MemberRegisterReport): Standing[] =>
  STANDINGS.filter((standing) => grades.some(({ standings }) => standings[standing]));

function GradesCard({ report }: { readonly report: MemberRegisterReport }) {
  const standings = standingsIn(report);
  const rows = report.grades.filter(({ members }) => members > 0);
  return (
    <ReportCard
      title="Members by grade"
      table={{
        head: ['Grade', 'Members', ...standings.map(standingLabel)],
        rows: rows.map(({ grade, members, standings: counts }) => [
          grade,
          text(members),
          ...standings.map((standing) => text(counts[standing] ?? 0)),
        ]),
      }}
    >
      <Bars rows={rows.map(({ grade, members }) => [grade, members, text(members)])} />
    </ReportCard>
  );
}

function StandingsCard({ report }: { readonly report: MemberRegisterReport }) {
  const rows = standingsIn(report).map((standing) => {
    const members = report.grades.reduce((sum, { standings }) => sum + (standings[standing] ?? 0), 0);
    return [standingLabel(standing), members, text(members)] as const;
  });
  return (
    <ReportCard
      title="Members by standing"
      table={{ head: ['Standing', 'Members'], rows: rows.map(([name, , count]) => [name, count]) }}
    >
      <Bars rows={rows} />
    </ReportCard>
  );
}

function StatesCard({ report }: { readonly report: MemberRegisterReport }) {
  const rows = report.states.map(
    ({ state, members }) => [state || 'Not given', members, text(members)] as const,
  );
  return (
    <ReportCard
      title="Members by state"
      table={{ head: ['State', 'Members'], rows: rows.map(([name, , count]) => [name, count]) }}
    >
      <Bars rows={rows.slice(0, STATES_SHOWN)} />
    </ReportCard>
  );
}

const inGood = ({ standings }: MemberRegisterReport['months'][number]) =>
  (standings.current ?? 0) + (standings.grace ?? 0);

function MonthsCard({ report: { months } }: { readonly report: MemberRegisterReport }) {
  const series = ['Members', 'In good standing or grace'];
  return (
    <ReportCard
      title="Members over time"
      table={{
        head: ['End of', ...series],
        rows: months.toReversed().map((month) => [month.month, text(month.members), text(inGood(month))]),
      }}
    >
      <Columns
        series={series}
        groups={months.map((month) => [month.month, month.members, inGood(month)] as const)}
      />
    </ReportCard>
  );
}

function YearsCard({ report: { years } }: { readonly report: MemberRegisterReport }) {
  const series = ['Gained', 'Renewed', 'Lost'];
  return (
    <ReportCard
      title="Renewals and losses"
      table={{
        head: ['Year', ...series],
        rows: years
          .toReversed()
          .map(({ year, gained, renewed, lost }) => [String(year), text(gained), text(renewed), text(lost)]),
      }}
    >
      <Columns
        series={series}
        groups={years.map(
          ({ year, gained, renewed, lost }) => [String(year), gained, renewed, lost] as const,
        )}
      />
    </ReportCard>
  );
}

/** Counts of members. */
export const RegisterCards = ({ report }: { readonly report: MemberRegisterReport }) => (
  <>
    <GradesCard report={report} />
    <StandingsCard report={report} />
    <StatesCard report={report} />
    <MonthsCard report={report} />
    <YearsCard report={report} />
  </>
);
