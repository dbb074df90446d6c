import type { Student } from '@concord/contracts';
import { toastError, toastSuccess, Typography } from '@concord/ui';
import { ArchiveIcon } from '../../shared/archive-icon';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { counted } from '../../shared/format';
import { bulkMax, type BulkProps, TooManyDialog, useBulkEnd } from '../../shared/lists/bulk';
import { useStudentArchiveManyMutation, useStudentRestoreManyMutation } from './requests';

/** Restores all students that one call archived. */
function useUndo(): (batch: string) => Promise<void> {
  const [restore] = useStudentRestoreManyMutation();
  return async (batch) => {
    try {
      const { done } = await restore({ body: { batch, reason: 'Undone at once' } }).unwrap();
      toastSuccess(`${counted(done, 'student')} restored`);
    } catch (error) {
      toastError(error);
    }
  };
}

type DialogProps = BulkProps<Student> & { readonly onClose: () => void };

function ArchiveManyDialog({ selection, query, filterText, onClose }: DialogProps) {
  const [archive] = useStudentArchiveManyMutation();
  const undo = useUndo();
  const end = useBulkEnd('student');
  const { ids, isAll, count, onClear } = selection;
  const title = `Archive ${counted(count, 'student')}?`;
  if (count > bulkMax(selection)) return <TooManyDialog title={title} isAll={isAll} onClose={onClose} />;
  const send = async (reason: string) => {
    const which = isAll ? { filter: query } : { ids: [...ids] };
    const outcome = await archive({ body: { ...which, count, reason } }).unwrap();
    onClear();
    end(outcome, (done) =>
      toastSuccess(`${counted(done, 'student')} archived`, {
        label: 'Undo',
        onClick: () => void undo(outcome.batch),
      }),
    );
  };
  return (
    <ReasonDialog
      title={title}
      submitLabel={`Archive ${count.toLocaleString('en-GB')}`}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <Typography>
        The students move to the archive, out of lists and counts, and can’t sign in to exams. Exams in
        progress continue to their results. Nothing is deleted, and you can restore each record at any time.
      </Typography>
    </ReasonDialog>
  );
}

/** Archives the selected students, with the reason. */
export function ArchiveManyButton(props: BulkProps<Student>) {
  return (
    <DialogButton
      variant="outlined"
      icon={<ArchiveIcon />}
      dialog={(close) => <ArchiveManyDialog {...props} onClose={close} />}
    >
      Archive
    </DialogButton>
  );
}
