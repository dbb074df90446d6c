import type { Certificate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { z } from 'zod';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../shared/fields/form-checkbox';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { CertificateSummary } from './certificate-summary';
import { useCertificateRemoveMutation } from './requests';

interface RevokeDialogProps {
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

const schema = reasonForm.extend({ isPublic: z.boolean() });

/** Revokes a certificate, which stays on record with the reason. */
export function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const { _id, serialNumber } = certificate;
  const [remove] = useCertificateRemoveMutation();
  const form = useSchemaForm(schema, { reason: '', isPublic: false });
  return (
    <SchemaDialog
      form={form}
      title="Revoke this certificate?"
      submitLabel="Revoke"
      destructive
      successText="Deleted Succesfully"
      send={(body) => remove({ params: { id: _id }, body }).unwrap()}
      onClose={onClose}
    >
      <CertificateSummary certificate={certificate} />
      <Typography>
        Anyone who checks its number will see that it is no longer valid.
        {serialNumber ? ' Its serial number can no longer be used.' : ''} You can find it among the revoked
        certificates and reinstate it there.
      </Typography>
      <ReasonField control={form.control} autoFocus />
      <FormCheckbox control={form.control} name="isPublic" label="Show the reason on the public check page" />
    </SchemaDialog>
  );
}
