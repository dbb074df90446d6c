import type { Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, RefreshIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatDateTime, fullName } from '../../shared/format';
import { useStudentRestoreMutation } from './requests';

interface StudentProps {
  readonly student: Student;
}

function RestoreDialog({ student, onClose }: StudentProps & { readonly onClose: () => void }) {
  const [restore] = useStudentRestoreMutation();
  return (
    <ReasonDialog
      title="Restore this student?"
      submitLabel="Restore"
      successText="Student restored"
      send={(reason) => restore({ params: { id: student._id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {fullName(student)} returns to lists and counts with all exams, results and files, and can sign in to
        exams again.
      </Typography>
    </ReasonDialog>
  );
}

/** Archiver of the record, time and reason, with a button to restore it; renders nothing otherwise. */
export function ArchivedNotice({ student }: StudentProps) {
  const { archived } = student;
  if (!archived) return null;
  const { at, by, reason } = archived;
  return (
    <Alert
      severity="warning"
      action={
        <DialogButton
          color="inherit"
          sx={{ whiteSpace: 'nowrap' }}
          icon={<RefreshIcon />}
          dialog={(close) => <RestoreDialog student={student} onClose={close} />}
        >
          Restore
        </DialogButton>
      }
      sx={{ alignItems: 'center', flexWrap: 'wrap', overflowWrap: 'anywhere' }}
    >
      Archived by {by} on {formatDateTime(at)}
      {reason ? `: ${reason}` : '.'}
    </Alert>
  );
}
