import type { Result } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/admin-page';
import { formatDateTime, fullName } from '../../shared/format';
import { ServerTable } from '../../shared/query-table';
import { RowLink, ViewButton } from '../../shared/row-link';
import { SearchField } from '../../shared/search-field';
import { useListState } from '../../shared/use-list-state';
import { LateNotice } from './late-notice';
import { PassChip } from './pass-chip';
import { useResultListQuery } from './result-list';

const pageOf = (result: Result) => `/admin/student-result/${result._id}`;

const COLUMNS: readonly DataTableColumn<Result>[] = [
  {
    key: 'student',
    header: 'Student',
    cell: (row) => <RowLink to={pageOf(row)}>{fullName(row.student)}</RowLink>,
  },
  {
    key: 'exam',
    header: 'Exam',
    cell: ({ exam }) => (
      <>
        {exam.examName}
        <Typography variant="body2" color="textSecondary">
          {exam.examCode}
        </Typography>
      </>
    ),
  },
  { key: 'score', header: 'Score', align: 'right', cell: (row) => row.total_score },
  { key: 'percentage', header: 'Percentage', align: 'right', cell: (row) => `${row.percantage}%` },
  { key: 'pass', header: 'Result', cell: (row) => <PassChip pass={row.pass} /> },
  { key: 'date', header: 'Date', cell: (row) => formatDateTime(row.createdAt) },
  {
    key: 'view',
    header: 'Action',
    align: 'right',
    cell: (row) => <ViewButton to={pageOf(row)} of={`the result of ${fullName(row.student)}`} />,
  },
];

/** Every result, newest first. */
export default function ResultsPage() {
  const navigate = useNavigate();
  const { args, paging, onSearch } = useListState();
  const query = useResultListQuery(args, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage title="Students Result">
      <LateNotice />
      <SearchField
        label="Search results"
        helperText="By student or exam"
        value={args.search}
        onSearch={onSearch}
      />
      <ServerTable
        label="Results"
        columns={COLUMNS}
        query={query}
        paging={paging}
        rowKey={(row) => row._id}
        onRowClick={(row) => void navigate(pageOf(row))}
      />
    </AdminPage>
  );
}
