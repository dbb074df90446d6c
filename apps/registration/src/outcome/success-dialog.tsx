import type { RegisteredStudent } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { Box, Button, MuiLink, toastRegistrationError, Typography } from '@concord/ui';
import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import {
  Alert,
  CheckIcon,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  PrintIcon,
} from '@concord/ui/display';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { PRINT_FAULTS } from './printout-messages';

const loadPreview = () => import('./printable-preview');
const PrintablePreview = lazy(loadPreview);

interface SuccessDialogProps {
  readonly student: RegisteredStudent;
  /** The submitted picture, for a printout by the browser. */
  readonly photo: string;
  /** Labels of fields that were changed after the stored version was sent. */
  readonly notStored: readonly string[];
  readonly onClose: () => void;
}

/** Confirms that the registration is stored, and offers the filled form for printing. */
export function SuccessDialog({ student, photo, notStored, onClose }: SuccessDialogProps) {
  const { printing, print } = usePrintout();
  const { _id: id, printToken } = student;
  const [previewing, setPreviewing] = useState(false);
  const titleId = useId();
  // Loaded early, as the applicant may be offline when printing.
  useEffect(() => void loadPreview().catch(() => undefined), []);
  const canPrintPage = printing.kind === 'failed' && printing.fault !== 'refused';
  return (
    <Dialog
      open
      // Ignores accidental backdrop clicks, as the printout cannot be opened again.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      aria-labelledby={titleId}
      disableRestoreFocus
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
            <bdi>
              {student.surname} {student.firstName}
            </bdi>
          </strong>
          , your registration has been received. You will be contacted after review.
        </Typography>
        {notStored.length > 0 ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            Your first attempt reached us, so you are registered with the details you sent then. Later changes
            are not included: <strong>{notStored.join(', ')}</strong>. To correct them, write to{' '}
            <MuiLink href={`mailto:${INSTITUTE.email}`}>{INSTITUTE.email}</MuiLink>.
          </Alert>
        ) : null}
        {student.email ? (
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            A receipt is on its way to <bdi>{student.email}</bdi>.
          </Typography>
        ) : null}
        <Typography color="textSecondary">
          Print your form and keep it. You need your e-mail and serial number to sign in to the exam portal.
        </Typography>
        <PrintingStatus printing={printing} ready="Your form is ready." faults={PRINT_FAULTS} />
        {canPrintPage ? (
          <Button
            sx={{ mt: 1 }}
            startIcon={<PrintIcon />}
            onClick={() => void loadPreview().then(() => setPreviewing(true), toastRegistrationError)}
          >
            Print from this page
          </Button>
        ) : null}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button onClick={onClose}>Close</Button>
        <PrintButton
          variant="contained"
          icon={<PrintIcon />}
          printing={printing}
          onPrint={() =>
            void print({ body: { kind: 'registration-form', id } }, { as: 'nobody', token: printToken })
          }
        >
          Print Form
        </PrintButton>
      </DialogActions>
      {previewing ? (
        <Suspense fallback={null}>
          <PrintablePreview student={student} photo={photo} onClose={() => setPreviewing(false)} />
        </Suspense>
      ) : null}
    </Dialog>
  );
}
