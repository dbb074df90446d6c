import type { Assignment } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import { AddIcon, Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { EditExamDialog } from '../../shared/assignments/edit-exam-dialog';
import { useStudentExamListQuery } from '../../shared/assignments/student-exam-list';
import { formatCalendarDate, formatDate } from '../../shared/format';
import { ClientTable } from '../../shared/query-table';
import { Section } from '../../shared/section';
import { AddExamDialog } from './add-exam-dialog';
import { AttemptHistoryDialog } from './attempt-history-dialog';
import { type ExamAction, ExamRowActions } from './exam-row-actions';
import { RemoveExamDialog } from './remove-exam-dialog';
import { ResetExamDialog } from './reset-exam-dialog';

type Open = { kind: 'add' } | { kind: ExamAction; assignment: Assignment } | null;

const scoreOf = ({ score, exam }: Assignment) => (score === null ? '-' : `${score} / ${exam.totalQuestions}`);

function StatusChip({ assignment }: { readonly assignment: Assignment }) {
  if (assignment.status === 'completed') return <Chip size="small" color="success" label="completed" />;
  return assignment.attempt ? (
    <Chip size="small" color="info" label="pending, under way" />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label="pending" />
  );
}

function columnsFor(open: (next: Open) => void): readonly DataTableColumn<Assignment>[] {
  return [
    {
      key: 'exam',
      header: 'Exam',
      cell: ({ exam, extraTime }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{exam.examName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {exam.examCode}, {exam.duration} minutes
            {extraTime > 0 ? ` and ${extraTime} extra` : ''}
          </Typography>
        </>
      ),
    },
    { key: 'status', header: 'Status', cell: (row) => <StatusChip assignment={row} /> },
    { key: 'score', header: 'Score', cell: scoreOf },
    { key: 'due', header: 'Due date', cell: (row) => formatCalendarDate(row.dueDate) },
    { key: 'written', header: 'Date written', cell: (row) => formatDate(row.dateWritten) },
    {
      key: 'actions',
      header: 'Actions',
      align: 'right',
      cell: (assignment) => (
        <ExamRowActions assignment={assignment} onAction={(kind) => open({ kind, assignment })} />
      ),
    },
  ];
}

/** The exams assigned to a student. */
export function StudentExams({ student }: { readonly student: string }) {
  const query = useStudentExamListQuery(student, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section
      title="Exams"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'add' })}>
          Add Exam
        </Button>
      }
    >
      <ClientTable
        label="Assigned exams"
        columns={columnsFor(setOpen)}
        query={query}
        rowKey={(row) => row._id}
      />
      {open?.kind === 'add' ? <AddExamDialog student={student} onClose={close} /> : null}
      {open?.kind === 'edit' ? <EditExamDialog assignment={open.assignment} onClose={close} /> : null}
      {open?.kind === 'reset' ? <ResetExamDialog assignment={open.assignment} onClose={close} /> : null}
      {open?.kind === 'history' ? (
        <AttemptHistoryDialog assignment={open.assignment} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? <RemoveExamDialog assignment={open.assignment} onClose={close} /> : null}
    </Section>
  );
}
