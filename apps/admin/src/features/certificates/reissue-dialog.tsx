import type { Certificate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { use } from 'react';
import { z } from 'zod';
import { CertificateNameField, isPrintable } from '../../shared/certificates/certificate-name-field';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../shared/fields/form-checkbox';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { localTimeOf } from '../../shared/nigerian-time';
import { CertificateSummary } from './certificate-summary';
import { LinkDialog } from './link-dialog';
import { useCertificateReissueMutation } from './requests';

interface ReissueDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

const schema = reasonForm.extend({
  studentName: z.string().trim(),
  dateGenerated: z.string(),
  notify: z.boolean(),
});

/** Replaces a certificate by one with another number, and shows it. */
export function ReissueDialog({ certificate, onClose }: ReissueDialogProps) {
  const { _id, certificateNumber, student, studentName } = certificate;
  const show = use(DialogHostContext);
  const [reissue] = useCertificateReissueMutation();
  const dateGenerated = localTimeOf(new Date().toISOString()).day;
  const form = useSchemaForm(schema, { studentName, dateGenerated, notify: false, reason: '' });
  const { control, values, setterOf } = form;
  const send = async ({ dateGenerated, notify, ...body }: typeof values) => {
    const made = await reissue({
      params: { id: _id },
      body: { ...body, ...(dateGenerated && { dateGenerated }), ...(notify && { notify }) },
    }).unwrap();
    const lead = `${made.certificateNumber} now replaces ${certificateNumber}.`;
    show(<LinkDialog title="Certificate replaced" lead={lead} certificate={made} onClose={onClose} />);
  };
  return (
    <SchemaDialog
      form={form}
      title="Replace this certificate?"
      submitLabel="Replace"
      disabled={!isPrintable(values.studentName)}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <CertificateSummary certificate={certificate} />
      <Typography>
        A certificate with a new number will take its place. Anyone who checks the old number will see the new
        one. This can&apos;t be undone.
      </Typography>
      <CertificateNameField value={values.studentName} onChange={setterOf('studentName')} />
      <DateField label="Date" value={values.dateGenerated} onChange={setterOf('dateGenerated')} />
      {student ? <FormCheckbox control={control} name="notify" label="Tell the student by e-mail" /> : null}
      <ReasonField control={control} />
    </SchemaDialog>
  );
}
