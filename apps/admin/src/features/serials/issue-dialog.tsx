import { LIMITS, type Serial } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useSerialIssueMutation } from './requests';

interface IssueDialogProps {
  readonly serial: Serial;
  readonly onClose: () => void;
}

/** Schema of the form: a phone needs a name, and so does a serial without a holder. */
const schemaOf = (issuedTo: Serial['issuedTo']) =>
  z
    .object({ name: z.string().trim(), phone: z.string().trim() })
    .refine(({ name, phone }) => name || (issuedTo && !phone), { path: ['name'], error: 'Enter a name' });

/** Records the holder of a serial; empty fields remove it. */
export function IssueDialog({ serial: { id, serial, issuedTo }, onClose }: IssueDialogProps) {
  const [issue] = useSerialIssueMutation();
  const form = useSchemaForm(schemaOf(issuedTo), {
    name: issuedTo?.name ?? '',
    phone: issuedTo?.phone ?? '',
  });
  return (
    <SchemaDialog
      form={form}
      title="Issued to"
      submitLabel="Save"
      successText="Saved"
      incompleteText="Complete details"
      send={({ name, phone }) => {
        const holder = name ? { name, ...(phone && { phone }) } : null;
        return issue({ params: { id }, body: { issuedTo: holder } }).unwrap();
      }}
      onClose={onClose}
    >
      <Typography>
        Who has the serial number{' '}
        <Typography component="span" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
          {serial}
        </Typography>
        ?{issuedTo ? ' Leave both fields empty if nobody has it now.' : ''}
      </Typography>
      <FormTextField
        control={form.control}
        name="name"
        autoFocus
        label="Name"
        required={!issuedTo}
        slotProps={{ htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } }}
      />
      <FormTextField
        control={form.control}
        name="phone"
        label="Phone"
        slotProps={{ htmlInput: { maxLength: 40, inputMode: 'tel', autoComplete: 'off' } }}
      />
    </SchemaDialog>
  );
}
