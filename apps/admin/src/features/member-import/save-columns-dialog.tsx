import { type ImportColumns, importProfileBody } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { z } from 'zod';
import { useImportProfileCreateMutation } from './requests';

const fields = z.object({ name: z.string() });
const schema = bodyForm(fields, importProfileBody, ({ name }) => ({ name, columns: {} }));

interface SaveColumnsDialogProps {
  readonly columns: ImportColumns;
  readonly onClose: () => void;
}

/** Saves the chosen headings under a name, for other files of the same form. */
export function SaveColumnsDialog({ columns, onClose }: SaveColumnsDialogProps) {
  const [create] = useImportProfileCreateMutation();
  const form = useSchemaForm(schema, { name: '' });
  return (
    <SchemaDialog
      form={form}
      title="Save these columns"
      submitLabel="Save"
      successText="Columns saved"
      send={({ name }) => create({ body: { name, columns } }).unwrap()}
      onClose={onClose}
    >
      <Typography>Choose the name again for the next file with these headings.</Typography>
      <FormTextField
        control={form.control}
        name="name"
        label="Name"
        required
        autoFocus
        helperText="Such as the chapter that keeps the register"
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
      />
    </SchemaDialog>
  );
}
