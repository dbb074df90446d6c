import { EXPORT_LISTS, type ExamStatistics, STATISTICS_MIN } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Button, EmptyState, Skeleton, Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { FileButtons } from '../../shared/exports/file-buttons';
import { counted, formatDateTime } from '../../shared/format';
import { FilterPanel } from '../../shared/lists/filter-panel';
import { filterQuery, setFilters } from '../../shared/lists/list-filters';
import { useListAddress } from '../../shared/lists/use-server-list';
import { RecordPage } from '../../shared/page/record-page';
import { useExamStatisticsQuery } from '../../shared/requests';
import { heldText } from '../../shared/records/held-text';
import { ItemsSection } from './items-section';
import { ScoreSections } from './score-sections';
import { FILTERS, useStatisticsFilters } from './use-statistics-filters';

const COUNTING_MS = 2000;
/** Polling interval, which includes new results while the page is open. */
const OPEN_MS = 60_000;

const FORMATS = [
  ['pdf', 'Pdf'],
  ['xlsx', 'Excel'],
] as const;
const COLUMNS = EXPORT_LISTS.statistics.columns.map(({ name }) => name);

function Numbers({ statistics }: { readonly statistics: ExamStatistics }) {
  const { countedAt, isCounting, candidates = 0, scores, items } = statistics;
  if (!countedAt)
    return (
      <Stack spacing={2.5} role="progressbar" aria-label="Counting">
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    );
  return (
    <>
      <Typography role="status" color="textSecondary">
        {isCounting ? 'Counting newer results…' : `Counted at ${formatDateTime(countedAt)}.`} Attempts that
        were reset are not counted.
      </Typography>
      {scores && items ? (
        <>
          <ScoreSections scores={scores} />
          <ItemsSection items={items} />
        </>
      ) : (
        <EmptyState
          title="Too few results"
          text={`${counted(candidates, 'result')} found. Statistics need at least ${STATISTICS_MIN}, because smaller numbers mostly show chance.`}
        />
      )}
    </>
  );
}

function Content({ statistics }: { readonly statistics: ExamStatistics }) {
  const { values, onFilter } = useListAddress(FILTERS);
  const { exam, held, versions, items } = statistics;
  const filters = useStatisticsFilters(versions);
  const words = setFilters(filters, values).map(({ text }) => text);
  const query = { exam: exam._id, ...filterQuery(FILTERS, values) };
  return (
    <Stack spacing={3}>
      <FilterPanel id="statistics-filters" filters={filters} values={values} onFilter={onFilter} />
      {items ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButtons
            formats={FORMATS}
            of={{
              kind: 'statistics',
              columns: COLUMNS,
              query,
              described: words.join(' · ').slice(0, 500) || undefined,
            }}
          />
        </Stack>
      ) : null}
      {held ? (
        <Alert severity="info">Candidates do not see these results yet. {heldText(held)}.</Alert>
      ) : null}
      <Numbers statistics={statistics} />
    </Stack>
  );
}

/** Scores of an exam, and its weak questions. */
export default function ExamStatisticsPage() {
  const { id = '' } = useParams();
  const { values } = useListAddress(FILTERS);
  const asked = { params: { id }, query: filterQuery(FILTERS, values) };
  const latest = useExamStatisticsQuery(asked, { refetchOnMountOrArgChange: true });
  const isCounting = latest.currentData?.isCounting === true;
  // Keeps the previous numbers after a change of filters until the new ones arrive, so that the
  // layout does not move.
  const data = latest.currentData ?? (latest.data?.exam._id === id ? latest.data : undefined);
  useExamStatisticsQuery(asked, { pollingInterval: isCounting ? COUNTING_MS : OPEN_MS });
  return (
    <RecordPage
      query={{ ...latest, currentData: data }}
      titleOf={({ exam }) => `Statistics of ${exam.examName}`}
      placeholder="Statistics"
      list={{ to: `/admin/exams/${id}`, label: 'The exam' }}
      missing={values.cohort ? 'There is no such exam, or its cohort was removed' : 'There is no such exam'}
      actions={() => (
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
      )}
    >
      {(statistics) => <Content statistics={statistics} />}
    </RecordPage>
  );
}
