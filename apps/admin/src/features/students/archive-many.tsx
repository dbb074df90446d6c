import { type BulkOutcome, LIMITS, type Student } from '@concord/contracts';
import { toastError, toastSuccess, Typography } from '@concord/ui';
import { Alert, DeleteIcon } from '@concord/ui/display';
import { use } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { counted } from '../../shared/format';
import type { FilterValues } from '../../shared/lists/list-filters';
import type { Selection } from '../../shared/lists/use-selection';
import { useStudentArchiveManyMutation, useStudentRestoreManyMutation } from './requests';

interface ArchiveManyProps {
  readonly selection: Selection<Student>;
  /** What the list asks for: search and filters. */
  readonly asked: FilterValues;
  /** The same in words. */
  readonly filterText: string;
}

/** Which students were left as they are, and why. */
function LeftDialog({ refused, onClose }: Pick<BulkOutcome, 'refused'> & { readonly onClose: () => void }) {
  return (
    <FormDialog title={`${counted(refused.length, 'student')} left as they were`} onClose={onClose}>
      <ul>
        {refused.map(({ _id, name, reason }) => (
          <li key={_id}>
            {name ?? _id}: {reason}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** Brings back what one call archived. */
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

function ArchiveManyDialog({
  selection,
  asked,
  filterText,
  onClose,
}: ArchiveManyProps & { readonly onClose: () => void }) {
  const show = use(DialogHostContext);
  const [archive] = useStudentArchiveManyMutation();
  const undo = useUndo();
  const { ids, isAll, count, onClear } = selection;
  const max = isAll ? LIMITS.bulkMax : LIMITS.bulkIds;
  const title = `Remove ${counted(count, 'student')}?`;
  if (count > max)
    return (
      <FormDialog title={title} onClose={onClose}>
        <Alert severity="info">
          At most {max} students are removed at once{isAll ? ': narrow the filter.' : ', or all that match.'}
        </Alert>
      </FormDialog>
    );
  const send = async (reason: string) => {
    const which = isAll ? { filter: asked } : { ids: [...ids] };
    const { batch, done, refused } = await archive({ body: { ...which, count, reason } }).unwrap();
    onClear();
    const tell = () => {
      show(null);
      if (done > 0)
        toastSuccess(`${counted(done, 'student')} removed`, {
          label: 'Undo',
          onClick: () => void undo(batch),
        });
    };
    // A dialog hides the toast with its Undo, so that comes after.
    if (refused.length > 0) show(<LeftDialog refused={refused} onClose={tell} />);
    else tell();
  };
  return (
    <ReasonDialog
      title={title}
      submitLabel={`Remove ${count.toLocaleString('en-GB')}`}
      destructive
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <Typography>
        They go to the archive: out of lists and counts, and unable to sign in to exams. Exams that are being
        written go on to their results. Nothing is destroyed, and each record can be restored at any time.
      </Typography>
    </ReasonDialog>
  );
}

/** Archives the chosen students, after asking for the reason. */
export function ArchiveManyButton(props: ArchiveManyProps) {
  return (
    <DialogButton
      variant="outlined"
      color="error"
      icon={<DeleteIcon />}
      dialog={(close) => <ArchiveManyDialog {...props} onClose={close} />}
    >
      Remove
    </DialogButton>
  );
}
