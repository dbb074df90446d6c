import { useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';
import { AddIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { actionsColumn } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { Section } from '../../shared/page/section';
import { EXAM_COLUMNS } from '../../shared/students/exam-columns';
import { AddExamDialog } from './add-exam-dialog';
import { ExamActions } from './exam-actions';

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
        columns={archived ? EXAM_COLUMNS : [...EXAM_COLUMNS, actionsColumn(ExamActions)]}
        query={query}
      />
    </Section>
  );
}
