import type { Serial } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { DeleteIcon, PersonIcon } from '@concord/ui/display';
import { HistoryButton } from '../../shared/audit/history-button';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { CopySerialButton } from './copy-serial-button';
import { IssueDialog } from './issue-dialog';
import { useSerialRemoveMutation } from './requests';

function RemoveButton({ serial: { id, serial } }: { readonly serial: Serial }) {
  const [remove] = useSerialRemoveMutation();
  return (
    <DialogButton
      color="error"
      icon={<DeleteIcon />}
      aria-label={`Delete ${serial}`}
      tooltip="Delete"
      dialog={(close) => (
        <RemovalDialog
          title="Delete this serial number?"
          act={() => remove({ params: { id } }).unwrap()}
          onClose={close}
        >
          Nobody will be able to register with {serial}. You can’t undo this.
        </RemovalDialog>
      )}
    />
  );
}

/** Actions on a serial of the list. */
export function SerialActions({ row }: { readonly row: Serial }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <CopySerialButton serial={row} />
      <DialogButton
        color="primary"
        icon={<PersonIcon />}
        aria-label={`Issue ${row.serial}`}
        tooltip="Issued to"
        dialog={(close) => <IssueDialog serial={row} onClose={close} />}
      />
      <HistoryButton id={row.id} of={`the serial number ${row.serial}`} />
      {row.isValid ? <RemoveButton serial={row} /> : null}
    </Stack>
  );
}
