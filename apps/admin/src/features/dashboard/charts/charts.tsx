import type { PassRates, Role, WeekCounts, WeeklyCounts } from '@concord/contracts';
import { Box, Skeleton, Stack, Typography } from '@concord/ui';
import { formatCalendarDate, formatDateTime } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { LoadGuard } from '../../../shared/page/load-guard';
import { heldText } from '../../../shared/records/held-text';
import { usePassRatesQuery, useWeeklyCountsQuery } from '../requests';
import type { ChartTable } from '../../../shared/charts/numbers-table';
import { ChartCard } from './chart-card';
import { PassRateBars, percentOf } from './pass-rate-bars';
import { useWeeks, type Weeks } from './use-weeks';
import { WeekBars } from './week-bars';
import { WeeksChoice } from './weeks-choice';

const MISSING = 'There are no counts';

interface WeekChart {
  readonly title: string;
  readonly series: readonly string[];
  readonly valuesOf: (week: WeekCounts) => readonly number[];
}

const WEEK_CHARTS: readonly WeekChart[] = [
  {
    title: 'Registrations per week',
    series: ['registrations'],
    valuesOf: ({ registrations }) => [registrations],
  },
  {
    title: 'Serial numbers per week',
    series: ['generated', 'used'],
    valuesOf: ({ serialsMade, serialsUsed }) => [serialsMade, serialsUsed],
  },
];

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** Newest week first, as in lists. */
const tableOf = ({ series, valuesOf }: WeekChart, weeks: readonly WeekCounts[]): ChartTable => ({
  head: ['Week of', ...series.map(capital)],
  rows: weeks
    .toReversed()
    .map((week) => [
      formatCalendarDate(week.from),
      ...valuesOf(week).map((value) => value.toLocaleString('en-GB')),
    ]),
});

/** Placeholder of a card's height, so that the content below does not move. */
const Waiting = () => <Skeleton variant="rounded" height={400} role="progressbar" aria-label="Loading" />;

function WeekCharts({ weeks }: Pick<WeeklyCounts, 'weeks'>) {
  return WEEK_CHARTS.map((chart) => (
    <ChartCard key={chart.title} title={chart.title} table={tableOf(chart, weeks)}>
      <WeekBars
        key={weeks.length}
        label={chart.title}
        series={chart.series}
        weeks={weeks.map((week) => ({ from: week.from, values: chart.valuesOf(week) }))}
      />
    </ChartCard>
  ));
}

const passTableOf = (exams: PassRates['exams']): ChartTable => ({
  head: ['Exam', 'Sat', 'Passed', 'Rate'],
  rows: exams.map((rate) => [
    `${rate.exam.examName} (${rate.exam.examCode})`,
    rate.total.toLocaleString('en-GB'),
    rate.passed.toLocaleString('en-GB'),
    [`${percentOf(rate)}%`, heldText(rate.held)].filter(Boolean).join(', '),
  ]),
});

/** For SUPER_ADMIN only, like results. */
function PassRateChart({ weeks }: { readonly weeks: Weeks }) {
  const query = usePassRatesQuery({ query: { weeks } }, REFETCH_ON_MOUNT);
  return (
    <LoadGuard query={query} missing={MISSING} placeholder={<Waiting />}>
      {({ exams }) => (
        <ChartCard title="Pass rate by exam" table={passTableOf(exams)}>
          <PassRateBars exams={exams} />
        </ChartCard>
      )}
    </LoadGuard>
  );
}

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const COLUMNS = {
  2: { xs: equal(1), sm: equal(2) },
  3: { xs: equal(1), sm: equal(2), lg: equal(3) },
} as const;

/** Charts of the latest weeks. */
export function Charts({ role }: { readonly role: Role }) {
  const { weeks, onWeeks } = useWeeks();
  const query = useWeeklyCountsQuery({ query: { weeks } }, REFETCH_ON_MOUNT);
  const countedAt = query.currentData?.countedAt;
  return (
    <Box component="section" aria-labelledby="charts" sx={{ mb: 3 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography id="charts" variant="h2">
          Recent weeks
        </Typography>
        <WeeksChoice weeks={weeks} onWeeks={onWeeks} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: COLUMNS[role === 'SUPER_ADMIN' ? 3 : 2],
          // The third card fills its row.
          '& > :nth-child(3)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
        }}
      >
        <LoadGuard
          query={query}
          missing={MISSING}
          placeholder={WEEK_CHARTS.map(({ title }) => (
            <Waiting key={title} />
          ))}
        >
          {(counts) => <WeekCharts weeks={counts.weeks} />}
        </LoadGuard>
        {role === 'SUPER_ADMIN' ? <PassRateChart weeks={weeks} /> : null}
      </Box>
      {countedAt ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Counted at {formatDateTime(countedAt)}. Weeks begin on Monday.
        </Typography>
      ) : null}
    </Box>
  );
}
