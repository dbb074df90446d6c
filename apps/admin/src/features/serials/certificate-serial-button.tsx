import { Button } from '@concord/ui';
import { CertificateIcon } from '@concord/ui/display';
import { useState } from 'react';
import { CertificateSerialDialog } from './certificate-serial-dialog';

/** Opens the form for a serial number that prints one certificate. */
export function CertificateSerialButton({ onGenerated }: { readonly onGenerated: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CertificateIcon />}
        sx={{ minHeight: 56 }}
        onClick={() => setOpen(true)}
      >
        For a certificate
      </Button>
      {open ? <CertificateSerialDialog onClose={() => setOpen(false)} onGenerated={onGenerated} /> : null}
    </>
  );
}
