import { useSession } from '@concord/api-client';
import { useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import type { Assignment, Student } from '@concord/contracts';
import { TextLink, Typography } from '@concord/ui';
import { AddIcon, Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDueDay, formatDate, scoreText } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { Section } from '../../shared/page/section';
import { AddExamDialog } from './add-exam-dialog';
import { ExamActions } from './exam-actions';

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

const COLUMNS: readonly DataTableColumn<Assignment>[] = [
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

/** Exams of a student; read-only for archived students. */
export function StudentExams({ student }: { readonly student: Student }) {
  const { _id, archived } = student;
  const query = useAssignmentsOfStudentQuery({ params: { id: _id } }, REFETCH_ON_MOUNT);
  return (
    <Section
      title="Exams"
      actions={
        archived ? undefined : (
          <DialogButton
            variant="contained"
            icon={<AddIcon />}
            dialog={(close) => <AddExamDialog student={student} onClose={close} />}
          >
            Add Exam
          </DialogButton>
        )
      }
    >
      <ClientTable
        label="Assigned exams"
        columns={archived ? COLUMNS : [...COLUMNS, actionsColumn(ExamActions)]}
        query={query}
      />
    </Section>
  );
}
