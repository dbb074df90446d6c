import { Box, Button, Stack, VISUALLY_HIDDEN } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { type ReactNode, useId } from 'react';

interface ReadingDialogProps {
  readonly title: string;
  /** Hides the title visually, for content with its own heading. */
  readonly isTitleHidden?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog for reading, with a close button. */
export function ReadingDialog({ title, isTitleHidden = false, onClose, children }: ReadingDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      {isTitleHidden ? (
        <Box component="span" id={titleId} sx={VISUALLY_HIDDEN}>
          {title}
        </Box>
      ) : (
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
      )}
      <DialogContent>
        <Stack spacing={3}>{children}</Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
