import type { Result } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDateTime, fullName } from '../../shared/format';
import { RowLink, viewColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useResultListQuery } from '../../shared/requests';
import { ExamCell } from './exam-cell';
import { LateAnswersNotice } from './late-answers-notice';
import { PassChip } from './pass-chip';

const pathOf = (result: Result) => `/admin/student-result/${result._id}`;

const COLUMNS: readonly DataTableColumn<Result>[] = [
  {
    key: 'student',
    header: 'Student',
    cell: (row) => <RowLink to={pathOf(row)}>{fullName(row.student)}</RowLink>,
  },
  { key: 'exam', header: 'Exam', cell: ExamCell },
  { key: 'score', header: 'Score', align: 'right', cell: (row) => row.total_score },
  { key: 'percentage', header: 'Percentage', align: 'right', cell: (row) => `${row.percantage}%` },
  { key: 'pass', header: 'Result', cell: (row) => <PassChip pass={row.pass} /> },
  { key: 'date', header: 'Date', cell: (row) => formatDateTime(row.createdAt) },
  viewColumn(pathOf, (row) => `the result of ${fullName(row.student)}`),
];

/** Every result, newest first. */
export default function ResultsPage() {
  const list = useServerList(useResultListQuery, {});
  return (
    <AdminPage title="Students Result">
      <LateAnswersNotice />
      <SearchField label="Search results" helperText="By student or exam" list={list} />
      <ServerTable label="Results" columns={COLUMNS} list={list} pathOf={pathOf} />
    </AdminPage>
  );
}
