import type { Certificate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { CertificateSummary } from './certificate-summary';
import { useCertificateRemoveMutation } from './requests';

interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Revokes a certificate, which stays on record with the reason. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const { _id, serialNumber } = certificate;
  const [remove] = useCertificateRemoveMutation();
  const [isPublic, setPublic] = useState(false);
  return (
    <ReasonDialog
      title="Revoke this certificate?"
      submitLabel="Revoke"
      destructive
      successText="Deleted Succesfully"
      send={(reason) => remove({ params: { id: _id }, body: { reason, isPublic } }).unwrap()}
      onClose={onClose}
      below={
        <FormControlLabel
          control={<Checkbox checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />}
          label="Show the reason on the public check page"
        />
      }
    >
      <CertificateSummary certificate={certificate} />
      <Typography>
        Anyone who checks its number will see that it is no longer valid.
        {serialNumber ? ' Its serial number can no longer be used.' : ''} You can find it among the revoked
        certificates and reinstate it there.
      </Typography>
    </ReasonDialog>
  );
}
