import type { Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastError, toastSuccess, Typography } from '@concord/ui';
import { ArchiveIcon } from '../../shared/archive-icon';
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

/** Restores an archived student from the toast. */
function useUndo({ student }: ArchiveProps): () => Promise<void> {
  const [restore] = useStudentRestoreMutation();
  return async () => {
    try {
      await restore({ params: { id: student._id }, body: { reason: 'Undone at once' } }).unwrap();
      toastSuccess(`${fullName(student)} has been restored`);
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
      title="Archive this student?"
      submitLabel="Archive"
      send={(reason) => remove(removalOf(student, reason)).unwrap()}
      onSent={() => {
        onClose();
        void navigate('/admin/students', { replace: true });
        toastSuccess('Deleted Succesfully', { label: 'Undo', onClick: () => void undo() });
      }}
      onClose={onClose}
    >
      <Typography>
        {fullName(student)} moves to the archive, out of lists and counts, and can’t sign in to exams. An exam
        in progress continues to its result. Nothing is deleted, and you can restore the record at any time.
      </Typography>
    </ReasonDialog>
  );
}

/** Archives a student, with the reason. The specification fixes the button's label. */
export function ArchiveButton({ student }: ArchiveProps) {
  return (
    <DialogButton
      variant="outlined"
      icon={<ArchiveIcon />}
      dialog={(close) => <ArchiveDialog student={student} onClose={close} />}
    >
      Remove
    </DialogButton>
  );
}
