import type { Serial } from '@concord/contracts';
import { DeleteIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import type { BulkProps } from '../../shared/lists/bulk';
import { BulkDialog } from '../../shared/lists/bulk-dialog';
import { useSerialRemoveManyMutation } from './requests';

function RemoveManyDialog(props: BulkProps<Serial> & { readonly onClose: () => void }) {
  const [remove] = useSerialRemoveManyMutation();
  return (
    <BulkDialog
      {...props}
      noun="serial number"
      titleOf={(what) => `Delete ${what}?`}
      submitLabel="Delete unused"
      done="deleted"
      destructive
      send={(body) => remove({ body }).unwrap()}
    >
      Only unused serial numbers are deleted, and nobody will be able to register with them. You can’t undo
      this.
    </BulkDialog>
  );
}

/** Deletes the unused ones of the selected serials. */
export function RemoveManyButton(props: BulkProps<Serial>) {
  return (
    <DialogButton
      variant="outlined"
      color="error"
      icon={<DeleteIcon />}
      dialog={(close) => <RemoveManyDialog {...props} onClose={close} />}
    >
      Delete
    </DialogButton>
  );
}
