import type { Closer, LateAnswers } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { counted, formatDateTime, fullName, spanText } from '../../shared/format';
import { RowLink, TwoLines, ViewButton } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { ListLink } from '../../shared/page/list-link';
import { useLateListQuery } from '../../shared/requests';
import { ExamCell } from '../../shared/records/exam-cell';

const CLOSED_BY_TEXTS: Record<Closer, string> = {
  candidate: 'By the candidate',
  deadline: 'By the clock',
  staff: 'By staff',
};

const pathOf = ({ _id }: LateAnswers) => `/admin/student-result/${_id}`;
const nameOf = ({ student }: LateAnswers) => fullName(student);

/** Delay in words. Answers before the deadline are late if the attempt was closed earlier. */
const lateText = ({ deadline, receivedAt }: LateAnswers) => {
  const late = Date.parse(receivedAt) - Date.parse(deadline);
  return late > 0 ? spanText(late) : '-';
};

/** Deadline of the attempt, unless it was closed before. */
function Deadline({ deadline, receivedAt }: LateAnswers) {
  const text = formatDateTime(deadline);
  return receivedAt < deadline ? <TwoLines below="Ended earlier">{text}</TwoLines> : text;
}

const COLUMNS: readonly DataTableColumn<LateAnswers>[] = [
  {
    header: 'Candidate',
    // Before grading there is no result to open.
    cell: (row) => (row.isGraded ? <RowLink to={pathOf(row)}>{nameOf(row)}</RowLink> : nameOf(row)),
  },
  { header: 'Exam', cell: ExamCell },
  { header: 'Ended', cell: ({ closedBy }) => (closedBy ? CLOSED_BY_TEXTS[closedBy] : '-') },
  { header: 'Deadline', cell: Deadline },
  { header: 'Received', cell: (row) => formatDateTime(row.receivedAt) },
  { header: 'Late by', cell: (row) => <strong>{lateText(row)}</strong> },
  { header: 'Differs in', cell: (row) => counted(row.differing, 'question') },
  { header: 'Deleted on', cell: (row) => formatDateTime(row.expiresAt) },
  {
    header: 'Action',
    align: 'right',
    cell: (row) =>
      row.isGraded ? (
        <ViewButton to={pathOf(row)} of={`the late answers of ${nameOf(row)}`} />
      ) : (
        <Typography variant="body2" color="textSecondary">
          Being graded
        </Typography>
      ),
  },
];

export default function LateAnswersPage() {
  const list = useServerList(useLateListQuery, NO_SEARCH);
  return (
    <AdminPage title="Late answers" lead={<ListLink to="/admin/student-result">All results</ListLink>}>
      <Typography sx={{ mb: 2.5, maxWidth: '70ch' }}>
        These answers reached the server after the exam had ended, so they were not counted. Open a result to
        compare them with the graded answers, and decide whether they count. Late answers are accepted for a
        day after the deadline. They are deleted a day after they arrive.
      </Typography>
      <ServerTable
        label="Late answers"
        columns={COLUMNS}
        list={list}
        emptyText="No late answers are waiting for a decision"
      />
    </AdminPage>
  );
}
