import { fileUrl } from '@concord/api-client';
import { student as studentSchema, type RegisteredStudent } from '@concord/contracts';
import { printedForm } from '@concord/institute';
import { Button, GlobalStyles } from '@concord/ui';
import { Alert, Dialog, DialogActions, DialogContent, PrintIcon } from '@concord/ui/display';
import { toString as qrMarkup } from 'qrcode';
import { useEffect, useMemo, useState } from 'react';
import { PrintableForm } from './printable-form';
import { printableStyle } from './printable-style';
import { PRINT_FAULTS } from './printout-messages';

interface PrintablePreviewProps {
  readonly student: RegisteredStudent;
  readonly photo: string;
  readonly onClose: () => void;
}

function useQrCode(id: string | undefined): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    if (!id) return;
    const address = `${window.location.origin}/admin/students/${id}`;
    void qrMarkup(address, { type: 'svg', margin: 0 }).then((svg) =>
      setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
    );
  }, [id]);
  return picture;
}

/** The filled form, printed by the browser if the PDF is not available. */
export default function PrintablePreview({ student, photo, onClose }: PrintablePreviewProps) {
  // The answer to the registration was not validated.
  const view = useMemo(() => {
    const read = studentSchema.safeParse(student);
    return read.success ? printedForm(read.data) : null;
  }, [student]);
  const qr = useQrCode(view?.id);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      className="printable-root"
      slotProps={{ paper: { 'aria-label': 'Your form for printing' } }}
    >
      <GlobalStyles styles={printableStyle()} />
      <DialogContent
        tabIndex={0}
        role="region"
        aria-label="Form preview"
        sx={{ bgcolor: 'background.default', p: { xs: 1, sm: 3 } }}
      >
        {view ? (
          <PrintableForm view={view} qr={qr} photo={photo || fileUrl(student.passport.url)} />
        ) : (
          <Alert severity="error">{PRINT_FAULTS.refused}</Alert>
        )}
      </DialogContent>
      <DialogActions className="printable-tools" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={onClose}>Back</Button>
        {view ? (
          <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Print
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
