import { Button } from '@concord/ui';
import { Dialog } from '@concord/ui/dialogs';
import type { ReactNode } from 'react';

interface MapDialogProps {
  readonly titleId: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Question map on narrow screens, at the lower edge. */
export function MapDialog({ titleId, onClose, children }: MapDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      disableRestoreFocus
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-end' } }}
      slotProps={{
        paper: {
          sx: { p: 2.5, pb: 3, m: 0, width: '100%', maxHeight: '85vh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      {children}
      <Button fullWidth sx={{ mt: 1 }} onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
