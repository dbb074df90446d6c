import { Box, Button, toastError, toastSuccess, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { useId } from 'react';
import { formatDateTime } from '../format';
import { LoadGuard } from '../page/load-guard';
import { useExamEntryQuery, useExamNewCodeMutation } from './requests';

/** Polling interval, because a colleague may change the code. */
const POLLING_MS = 10_000;

interface HallCodeProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Access code as large as the screen allows, readable from the last row. */
export function HallCode({ id, onClose }: HallCodeProps) {
  const titleId = useId();
  const query = useExamEntryQuery({ params: { id } }, { pollingInterval: POLLING_MS });
  const [makeNew, { isLoading }] = useExamNewCodeMutation();
  const changeCode = async () => {
    try {
      await makeNew({ params: { id } }).unwrap();
      toastSuccess('New access code created');
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Access code for {query.currentData?.exam.examName ?? 'the exam'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', placeContent: 'center', textAlign: 'center' }}>
        <LoadGuard query={query} missing="There is no such exam">
          {({ code, codeSince }) => (
            <>
              <Box
                component="p"
                aria-live="polite"
                sx={{
                  m: 0,
                  fontSize: 'min(18vw, 32vh)',
                  lineHeight: 1.1,
                  fontWeight: 700,
                  letterSpacing: '0.08em',
                  fontVariantNumeric: 'tabular-nums',
                  color: 'primary.main',
                }}
              >
                {code ?? 'None'}
              </Box>
              <Typography variant="h3" component="p" sx={{ mt: 3 }}>
                {code
                  ? 'Type this code where your exam asks for it, then press Continue.'
                  : 'This exam needs no access code.'}
              </Typography>
              {codeSince ? (
                <Typography color="textSecondary" sx={{ mt: 1 }}>
                  In use since {formatDateTime(codeSince)}. The previous code works for 2 minutes after a
                  change.
                </Typography>
              ) : null}
            </>
          )}
        </LoadGuard>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        {query.currentData?.code ? (
          <Button variant="outlined" loading={isLoading} onClick={() => void changeCode()}>
            New code
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
