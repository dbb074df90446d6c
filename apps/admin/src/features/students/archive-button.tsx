import type { Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastError, toastSuccess, Typography } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { fullName } from '../../shared/format';
import { useStudentRemoveMutation, useStudentRestoreMutation } from './requests';

interface ArchiveProps {
  readonly student: Student;
}

const removalOf = ({ _id, passport, documents }: Student, reason: string) => ({
  params: { id: _id },
  body: {
    mongoStudentId: _id,
    cloudinaryPublicIds: [passport, ...documents.map(({ file }) => file)].map((file) => file.public_id),
    reason,
  },
});

/** Takes an archived student back out of the archive, from the toast that says it is there. */
function useUndo({ student }: ArchiveProps): () => Promise<void> {
  const [restore] = useStudentRestoreMutation();
  return async () => {
    try {
      await restore({ params: { id: student._id }, body: { reason: 'Undone at once' } }).unwrap();
      toastSuccess(`${fullName(student)} is back`);
    } catch (error) {
      toastError(error);
    }
  };
}

function ArchiveDialog({ student, onClose }: ArchiveProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [remove] = useStudentRemoveMutation();
  const undo = useUndo({ student });
  return (
    <ReasonDialog
      title="Remove this student?"
      submitLabel="Remove"
      destructive
      send={(reason) => remove(removalOf(student, reason)).unwrap()}
      onSent={() => {
        onClose();
        void navigate('/admin/students', { replace: true });
        toastSuccess('Deleted Succesfully', { label: 'Undo', onClick: () => void undo() });
      }}
      onClose={onClose}
    >
      <Typography>
        {fullName(student)} goes to the archive: out of lists and counts, and unable to sign in to exams. An
        exam that is being written goes on to its result. Nothing is destroyed, and the record can be restored
        at any time.
      </Typography>
    </ReasonDialog>
  );
}

/** Archives a student, after asking for the reason. */
export function ArchiveButton({ student }: ArchiveProps) {
  return (
    <DialogButton
      variant="outlined"
      color="error"
      icon={<DeleteIcon />}
      dialog={(close) => <ArchiveDialog student={student} onClose={close} />}
    >
      Remove
    </DialogButton>
  );
}
