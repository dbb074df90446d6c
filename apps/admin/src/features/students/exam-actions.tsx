import type { Assignment } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { ClockIcon, DeleteIcon, EditIcon, RefreshIcon } from '@concord/ui/display';
import { EditAssignmentDialog } from '../../shared/assignments/edit-assignment-dialog';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { AttemptHistoryDialog } from './attempt-history-dialog';
import { EditCompletedDialog } from './edit-completed-dialog';
import { useAssignmentRemoveMutation } from './requests';
import { ResetExamDialog } from './reset-exam-dialog';

export function ExamActions({ row: assignment }: { readonly row: Assignment }) {
  const [remove] = useAssignmentRemoveMutation();
  const { examName, examCode } = assignment.exam;
  const isStarted = assignment.status === 'completed' || assignment.attempt !== null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <DialogButton
        tooltip="Edit"
        aria-label={`Edit ${examName}`}
        icon={<EditIcon />}
        dialog={(close) =>
          assignment.status === 'pending' ? (
            <EditAssignmentDialog assignment={assignment} onClose={close} />
          ) : (
            <EditCompletedDialog assignment={assignment} onClose={close} />
          )
        }
      />
      {isStarted ? (
        <DialogButton
          tooltip="Reset"
          aria-label={`Reset ${examName}`}
          icon={<RefreshIcon />}
          dialog={(close) => <ResetExamDialog assignment={assignment} onClose={close} />}
        />
      ) : null}
      <DialogButton
        tooltip="History"
        aria-label={`History of ${examName}`}
        icon={<ClockIcon />}
        dialog={(close) => <AttemptHistoryDialog assignment={assignment} onClose={close} />}
      />
      <DialogButton
        tooltip="Remove Exam"
        color="error"
        aria-label={`Remove Exam ${examName}`}
        icon={<DeleteIcon />}
        dialog={(close) => (
          <RemovalDialog
            title="Remove Exam"
            confirmLabel="Remove Exam"
            successText="Exam removed Succesfully"
            act={() => remove({ params: { id: assignment._id } }).unwrap()}
            onClose={close}
          >
            {examName} ({examCode}) will no longer be assigned to this student.
          </RemovalDialog>
        )}
      />
    </Stack>
  );
}
