import type { ResultRow, Student } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDateTime, scoreText } from '../format';
import { OneLine, RowLink, TwoLines, viewColumn } from '../lists/cells';
import { ClientTable } from '../lists/query-table';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { Section } from '../page/section';
import { PassChip } from '../records/pass-chip';
import { useResultListQuery } from '../requests';
import { ALL_OF_STUDENT } from './all-of-student';

const pathOf = ({ _id }: ResultRow) => `/admin/student-result/${_id}`;

const COLUMNS: readonly DataTableColumn<ResultRow>[] = [
  {
    header: 'Exam',
    cell: (row) => (
      <TwoLines below={row.exam.examCode}>
        <RowLink to={pathOf(row)}>{row.exam.examName}</RowLink>
      </TwoLines>
    ),
  },
  {
    header: 'Score',
    align: 'right',
    cell: (row) => <OneLine>{scoreText(row.total_score, row.total_questions)}</OneLine>,
  },
  { header: 'Percentage', align: 'right', cell: (row) => `${row.percantage}%` },
  { header: 'Result', cell: (row) => <PassChip pass={row.pass} held={row.held} /> },
  { header: 'Date', cell: (row) => formatDateTime(row.createdAt) },
  viewColumn(pathOf, (row) => `the result in ${row.exam.examName}`),
];

/** All results of a student, including those of reset rounds. For super administrators. */
export function StudentResults({ student: { _id } }: { readonly student: Student }) {
  const query = useResultListQuery({ query: { ...ALL_OF_STUDENT, student: _id } }, REFETCH_ON_MOUNT);
  return (
    <Section title="Results">
      <ClientTable
        label="Results"
        columns={COLUMNS}
        query={query}
        pathOf={pathOf}
        emptyText="No results yet"
      />
    </Section>
  );
}
