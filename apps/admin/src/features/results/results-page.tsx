import type { ResultRow } from '@concord/contracts';
import { standingText } from '../../shared/applicants/standing-text';
import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDate, formatMinute, fullName, scoreText } from '../../shared/format';
import { OneLine, RowLink, TwoLines, viewColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { REFETCH_ON_MOUNT, useServerList } from '../../shared/lists/use-server-list';
import { ListLink } from '../../shared/page/list-link';
import { FIRST_ROW, selectTotal, useLateListQuery, useResultListQuery } from '../../shared/requests';
import { ExamCell } from '../../shared/records/exam-cell';
import { PassChip } from '../../shared/records/pass-chip';
import { IssueManyButton } from './issue/issue-many';
import { SlipsButton } from './slips-button';
import { useResultFilters } from './use-result-filters';

const pathOf = (result: ResultRow) => `/admin/student-result/${result._id}`;

const nameOf = (result: ResultRow) => `the result of ${fullName(result.student)}`;

const COLUMNS: readonly DataTableColumn<ResultRow>[] = [
  {
    header: 'Student',
    cell: (row) => (
      <TwoLines below={standingText(row.standing)}>
        <RowLink to={pathOf(row)}>{fullName(row.student)}</RowLink>
      </TwoLines>
    ),
  },
  { header: 'Exam', cell: ExamCell },
  {
    header: 'Score',
    align: 'right',
    cell: (row) => <OneLine>{scoreText(row.total_score, row.total_questions)}</OneLine>,
  },
  { header: 'Percentage', align: 'right', cell: (row) => `${row.percantage}%` },
  { header: 'Result', cell: (row) => <PassChip pass={row.pass} held={row.held} /> },
  {
    header: 'Date',
    cell: ({ createdAt }) => (
      <TwoLines below={formatMinute(Date.parse(createdAt))}>{formatDate(createdAt)}</TwoLines>
    ),
  },
  viewColumn(pathOf, nameOf),
];

function LateAnswersNotice() {
  const { total: count = 0 } = useLateListQuery(FIRST_ROW, {
    ...REFETCH_ON_MOUNT,
    selectFromResult: selectTotal,
  });
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {count === 1
          ? "One candidate's late answers are waiting for a decision."
          : `The late answers of ${count.toLocaleString('en-GB')} candidates are waiting for a decision.`}
        <ListLink to="/admin/late-answers">Late answers</ListLink>
      </Box>
    </Alert>
  );
}

export default function ResultsPage() {
  const list = useServerList(useResultListQuery, {}, { filters: useResultFilters() });
  return (
    <ListPage
      title="Students Result"
      above={<LateAnswersNotice />}
      label="Results"
      searchLabel="Search results"
      searchHint="Student or exam"
      exportKind="results"
      list={list}
      columns={COLUMNS}
      choice={{
        nameOf,
        noun: 'results',
        actions: (chosen) => (
          <>
            <IssueManyButton {...chosen} />
            <SlipsButton selection={chosen.selection} list={list} />
          </>
        ),
      }}
      pathOf={pathOf}
    />
  );
}
