import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { counted } from '../../shared/format';
import { useMemberImportUndoMutation } from './requests';

interface UndoDialogProps {
  readonly id: string;
  /** Members of the import. */
  readonly members: number;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Removes the members of an import, after saying how many go. */
export function UndoDialog({ id, members, onDone, onClose }: UndoDialogProps) {
  const [undo] = useMemberImportUndoMutation();
  return (
    <RemovalDialog
      title="Undo this import?"
      confirmLabel={`Remove ${counted(members, 'member')}`}
      successText="The import was undone"
      act={() => undo({ params: { id } }).unwrap()}
      onDone={onDone}
      onClose={onClose}
    >
      {counted(members, 'member')} and their opening balances are removed. If anything has been done with one
      of them since, nothing is removed.
    </RemovalDialog>
  );
}
