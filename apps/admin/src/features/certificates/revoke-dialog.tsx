import type { Certificate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { useCertificateRemoveMutation } from './requests';

interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Revokes a certificate, which stays on record with the reason. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const { _id, studentName, selectedCourse, certificateNumber, serialNumber } = certificate;
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
    >
      <Typography>
        The certificate of {studentName} in {selectedCourse.courseTitle}, {certificateNumber}, will no longer
        be valid{serialNumber ? ', and its serial number prints no other' : ''}: anyone who checks its number
        is told so. It stays among the revoked ones, and can be reinstated there.
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={isPublic} onChange={(event) => setPublic(event.target.checked)} />}
        label="Tell whoever verifies it why"
      />
    </ReasonDialog>
  );
}
