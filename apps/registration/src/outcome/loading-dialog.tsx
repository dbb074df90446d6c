import { Button, CircularProgress, Stack, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent } from '@concord/ui/display';
import { useId } from 'react';

/** Shown while the registration is on its way; closing it does not stop that. */
export function LoadingDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby={textId} aria-busy="true">
      <DialogContent>
        <Stack spacing={2.5} role="status" sx={{ alignItems: 'center', textAlign: 'center', pt: 2 }}>
          <CircularProgress aria-hidden="true" />
          <Typography id={textId}>Dear User kindly hold on, result will be displayed in a bit...</Typography>
          <Typography sx={{ fontWeight: 600 }}>Loading.....</Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
