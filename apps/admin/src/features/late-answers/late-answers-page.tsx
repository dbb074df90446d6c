import type { LateAnswers } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/admin-page';
import { counted, formatDateTime } from '../../shared/format';
import { ListLink } from '../../shared/list-link';
import { ServerTable } from '../../shared/query-table';
import { RowLink, ViewButton } from '../../shared/row-link';
import { useListState } from '../../shared/use-list-state';
import { endedWords } from './ended-words';
import { useLateListQuery } from './late-list';

const pageOf = ({ _id }: LateAnswers) => `/admin/student-result/${_id}`;
const nameOf = ({ student }: LateAnswers) => `${student.surname} ${student.firstName}`;

const COLUMNS: readonly DataTableColumn<LateAnswers>[] = [
  {
    key: 'candidate',
    header: 'Candidate',
    // Before it is graded there is no result to open.
    cell: (row) => (row.isGraded ? <RowLink to={pageOf(row)}>{nameOf(row)}</RowLink> : nameOf(row)),
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
  { key: 'ended', header: 'Ended', cell: (row) => endedWords(row.closedBy) },
  { key: 'deadline', header: 'Time was up', cell: (row) => formatDateTime(row.deadline) },
  { key: 'received', header: 'Received', cell: (row) => formatDateTime(row.receivedAt) },
  { key: 'differing', header: 'Differs in', cell: (row) => counted(row.differing, 'question') },
  { key: 'expires', header: 'Deleted at', cell: (row) => formatDateTime(row.expiresAt) },
  {
    key: 'view',
    header: 'Action',
    align: 'right',
    cell: (row) =>
      row.isGraded ? (
        <ViewButton to={pageOf(row)} of={`the late answers of ${nameOf(row)}`} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Being graded
        </Typography>
      ),
  },
];

/** Answers that came too late to count and wait for a decision. */
export default function LateAnswersPage() {
  const { args, paging } = useListState();
  const { page, pageSize } = args;
  const query = useLateListQuery({ page, pageSize }, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage title="Late answers" lead={<ListLink to="/admin/student-result">All results</ListLink>}>
      <Typography sx={{ mb: 2.5, maxWidth: '70ch' }}>
        These answers reached the server after the exam had ended, so they were not counted. Open a result to
        see them beside what was graded, and decide whether they count. They are deleted a day after they
        came.
      </Typography>
      <ServerTable
        label="Late answers"
        columns={COLUMNS}
        query={query}
        paging={paging}
        rowKey={(row) => row._id}
        emptyText="No late answers wait for a decision"
      />
    </AdminPage>
  );
}
