import { useSession } from '@concord/api-client';
import { HistoryIcon } from '@concord/ui/display';
import { DialogButton } from '../dialogs/dialog-button';
import { DialogHost } from '../dialogs/dialog-host';
import { ReadingDialog } from '../dialogs/reading-dialog';
import { RecordHistory } from './record-history';

interface HistoryButtonProps {
  /** Id of the record. */
  readonly id: string;
  /** Name of the record. */
  readonly of: string;
}

/** History of a record without its own page; for super administrators. */
export function HistoryDialog({ id, of, onClose }: HistoryButtonProps & { readonly onClose: () => void }) {
  return (
    <ReadingDialog title={`History of ${of}`} isTitleHidden onClose={onClose}>
      {/* The details of an entry are shown above, and leave this dialog open. */}
      <DialogHost>
        <RecordHistory id={id} />
      </DialogHost>
    </ReadingDialog>
  );
}

/**
 * Button for the history of a record without its own page; renders nothing except for super administrators.
 */
export function HistoryButton({ id, of }: HistoryButtonProps) {
  const { details } = useSession();
  if (details?.role !== 'SUPER_ADMIN') return null;
  return (
    <DialogButton
      tooltip="History"
      aria-label={`History of ${of}`}
      icon={<HistoryIcon />}
      dialog={(close) => <HistoryDialog id={id} of={of} onClose={close} />}
    />
  );
}
