import { useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import type { Assignment } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import { AddIcon, Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { EditAssignmentDialog } from '../../shared/assignments/edit-assignment-dialog';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { formatCalendarDate, formatDate } from '../../shared/format';
import { TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { Section } from '../../shared/page/section';
import { AddExamDialog } from './add-exam-dialog';
import { AttemptHistoryDialog } from './attempt-history-dialog';
import { type ExamAction, ExamRowActions } from './exam-row-actions';
import { useAssignmentRemoveMutation } from './requests';
import { ResetExamDialog } from './reset-exam-dialog';

type OpenDialog = { kind: 'add' } | { kind: ExamAction; assignment: Assignment } | null;

const scoreOf = ({ score, exam }: Assignment) => (score === null ? '-' : `${score} / ${exam.totalQuestions}`);

function StatusChip({ assignment }: { readonly assignment: Assignment }) {
  if (assignment.status === 'completed') return <Chip size="small" color="success" label="completed" />;
  return assignment.attempt ? (
    <Chip size="small" color="info" label="pending, under way" />
  ) : (
    <Chip size="small" variant="outlined" color="warning" label="pending" />
  );
}

function columnsFor(open: (dialog: OpenDialog) => void): readonly DataTableColumn<Assignment>[] {
  return [
    {
      key: 'exam',
      header: 'Exam',
      cell: ({ exam, extraTime }) => (
        <TwoLines
          below={`${exam.examCode}, ${exam.duration} minutes${extraTime > 0 ? ` and ${extraTime} extra` : ''}`}
        >
          <Typography sx={{ fontWeight: 600 }}>{exam.examName}</Typography>
        </TwoLines>
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
  const query = useAssignmentsOfStudentQuery({ params: { id: student } }, REFETCH_ON_MOUNT);
  const [remove] = useAssignmentRemoveMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <Section
      title="Exams"
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ kind: 'add' })}>
          Add Exam
        </Button>
      }
    >
      <ClientTable
        label="Assigned exams"
        columns={columnsFor(setDialog)}
        query={query}
        rowKey={(row) => row._id}
      />
      {dialog?.kind === 'add' ? <AddExamDialog student={student} onClose={close} /> : null}
      {dialog?.kind === 'edit' ? (
        <EditAssignmentDialog assignment={dialog.assignment} onClose={close} />
      ) : null}
      {dialog?.kind === 'reset' ? <ResetExamDialog assignment={dialog.assignment} onClose={close} /> : null}
      {dialog?.kind === 'history' ? (
        <AttemptHistoryDialog assignment={dialog.assignment} onClose={close} />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <RemovalDialog
          title="Remove Exam"
          confirmLabel="Remove Exam"
          successText="Exam removed Succesfully"
          act={() => remove({ params: { id: dialog.assignment._id } }).unwrap()}
          onClose={close}
        >
          {dialog.assignment.exam.examName} ({dialog.assignment.exam.examCode}) will no longer be assigned to
          this student.
        </RemovalDialog>
      ) : null}
    </Section>
  );
}
