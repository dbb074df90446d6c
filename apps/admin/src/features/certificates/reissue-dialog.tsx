import type { Certificate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Checkbox, DateField, FormControlLabel } from '@concord/ui/forms';
import { use, useState } from 'react';
import { CertificateNameField, isPrintable } from '../../shared/certificates/certificate-name-field';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { isReason, ReasonField } from '../../shared/dialogs/reason-field';
import { localTimeOf } from '../../shared/nigerian-time';
import { CertificateSummary } from './certificate-summary';
import { LinkDialog } from './link-dialog';
import { useCertificateReissueMutation } from './requests';

interface ReissueDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** Replaces a certificate by one with another number, which is shown then. */
export function ReissueDialog({ certificate, onClose }: ReissueDialogProps) {
  const { _id, certificateNumber, student } = certificate;
  const show = use(DialogHostContext);
  const [reissue] = useCertificateReissueMutation();
  const [name, setName] = useState(certificate.studentName);
  const [dateGenerated, setDate] = useState(() => localTimeOf(new Date().toISOString()).day);
  const [isMailed, setMailed] = useState(false);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const send = async () => {
    const made = await reissue({
      params: { id: _id },
      body: {
        reason: reason.trim(),
        studentName: name.trim(),
        ...(dateGenerated && { dateGenerated }),
        ...(isMailed && { notify: true }),
      },
    }).unwrap();
    const lead = `${made.certificateNumber} now replaces ${certificateNumber}.`;
    show(<LinkDialog title="Certificate replaced" lead={lead} certificate={made} onClose={onClose} />);
  };
  return (
    <FormDialog
      title="Replace this certificate?"
      submitLabel="Replace"
      disabled={!isPrintable(name)}
      send={() => {
        setSubmitted(true);
        return isReason(reason) ? send() : undefined;
      }}
      onSent={() => undefined}
      onClose={onClose}
    >
      <CertificateSummary certificate={certificate} />
      <Typography>
        A certificate with a new number will take its place. Anyone who checks the old number will see the new
        one. This can&apos;t be undone.
      </Typography>
      <CertificateNameField value={name} onChange={setName} />
      <DateField label="Date" value={dateGenerated} onChange={setDate} />
      {student ? (
        <FormControlLabel
          control={<Checkbox checked={isMailed} onChange={(event) => setMailed(event.target.checked)} />}
          label="Tell the student by e-mail"
        />
      ) : null}
      <ReasonField value={reason} onChange={setReason} error={isSubmitted && !isReason(reason)} />
    </FormDialog>
  );
}
