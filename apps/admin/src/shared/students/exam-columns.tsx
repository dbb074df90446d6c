import { useSession } from '@concord/api-client';
import type { Assignment } from '@concord/contracts';
import { TextLink, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDate, formatDueDay, scoreText } from '../format';
import { TwoLines } from '../lists/cells';

/** Score of an exam, of the number of questions on its paper, which the exam may have changed since. */
function scoreOf({ status, score, exam, result, held }: Assignment): string {
  const text = scoreText(score, result?.total_questions ?? exam.totalQuestions);
  if (held?.unconfirmed && score === null) return 'Waiting for a SUPER_ADMIN';
  if (!held || status !== 'completed') return text;
  return score === null ? 'Not released' : `${text}, not released`;
}

function StatusChip({ assignment }: { readonly assignment: Assignment }) {
  if (assignment.status === 'completed') return <Chip size="small" color="success" label="completed" />;
  if (assignment.isGrading) return <Chip size="small" color="info" label="pending, being graded" />;
  return assignment.attempt ? (
    <Chip size="small" color="info" label="pending, in progress" />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label="pending" />
  );
}

/** Name of the exam, as a link for super administrators. */
function ExamName({ exam: { _id, examName } }: Pick<Assignment, 'exam'>) {
  const { details } = useSession();
  if (details?.role !== 'SUPER_ADMIN') return <Typography sx={{ fontWeight: 600 }}>{examName}</Typography>;
  return (
    <TextLink to={`/admin/exams/${_id}`} sx={{ fontWeight: 600 }}>
      {examName}
    </TextLink>
  );
}

/** Columns of the exams of a student. */
export const EXAM_COLUMNS: readonly DataTableColumn<Assignment>[] = [
  {
    header: 'Exam',
    cell: ({ exam, extraTime }) => (
      <TwoLines
        below={`${exam.examCode}, ${exam.duration} minutes${extraTime > 0 ? ` and ${extraTime} extra` : ''}`}
      >
        <ExamName exam={exam} />
      </TwoLines>
    ),
  },
  { header: 'Status', cell: (row) => <StatusChip assignment={row} /> },
  { header: 'Score', cell: scoreOf },
  { header: 'Due date', cell: (row) => formatDueDay(row.dueDate) },
  { header: 'Date written', cell: (row) => formatDate(row.dateWritten) },
];
