import type { RegisteredStudent } from '@concord/contracts';
import { Box, Button, MuiLink, Typography } from '@concord/ui';
import {
  Alert,
  CheckIcon,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  PrintIcon,
} from '@concord/ui/display';
import { useId } from 'react';
import { usePrintForm } from './use-print-form';

interface SuccessDialogProps {
  readonly student: RegisteredStudent;
  readonly onClose: () => void;
}

/** The registration is stored; the filled form can be printed. */
export function SuccessDialog({ student, onClose }: SuccessDialogProps) {
  const { printing, print } = usePrintForm(student);
  const titleId = useId();
  return (
    <Dialog
      open
      // A slip beside the dialog must not cost the applicant the printout.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={titleId}
    >
      <DialogTitle
        id={titleId}
        component="h2"
        sx={{ typography: 'h2', display: 'flex', alignItems: 'center', gap: 1.5, color: 'success.main' }}
      >
        <Box
          aria-hidden="true"
          sx={{
            display: 'grid',
            placeItems: 'center',
            p: 0.75,
            borderRadius: '50%',
            bgcolor: 'primary.light',
          }}
        >
          <CheckIcon />
        </Box>
        successful
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          Dear{' '}
          <strong>
            {student.surname} {student.firstName}
          </strong>
          , your registration has been received. You will be contacted after review.
        </Typography>
        <Typography color="textSecondary">
          Print your form and keep it. Your serial number and email open the exam portal.
        </Typography>
        <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
          {printing.kind === 'ready' ? (
            <Alert severity="success">
              Your form is ready.{' '}
              <MuiLink href={printing.url} target="_blank" rel="noreferrer" underline="always">
                Open the PDF
              </MuiLink>
            </Alert>
          ) : null}
          {printing.kind === 'failed' ? <Alert severity="error">{printing.message}</Alert> : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          loading={printing.kind === 'working'}
          loadingPosition="start"
          onClick={() => void print()}
        >
          Print Form
        </Button>
      </DialogActions>
    </Dialog>
  );
}
