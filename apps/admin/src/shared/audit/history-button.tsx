import { useSession } from '@concord/api-client';
import { Box, Button, Stack, VISUALLY_HIDDEN } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, HistoryIcon } from '@concord/ui/display';
import { useId } from 'react';
import { DialogButton } from '../dialogs/dialog-button';
import { DialogHost } from '../dialogs/dialog-host';
import { RecordHistory } from './record-history';

interface HistoryButtonProps {
  /** The id of the record. */
  readonly id: string;
  /** What people know the record by. */
  readonly of: string;
}

function HistoryDialog({ id, of, onClose }: HistoryButtonProps & { readonly onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      <DialogContent>
        <Box component="span" id={titleId} sx={VISUALLY_HIDDEN}>
          History of {of}
        </Box>
        <Stack spacing={2}>
          {/* The details of an entry stand above, and leave this one open. */}
          <DialogHost>
            <RecordHistory id={id} />
          </DialogHost>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The history of a record without a page of its own, for super administrators; nothing for others. */
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
