import { LIMITS, type SavedView } from '@concord/contracts';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { FormCheckbox } from '../fields/form-checkbox';
import { filled, useSchemaForm } from '../forms/use-schema-form';

interface ViewDialogProps {
  /** View to change; absent for a new one. */
  readonly view?: SavedView;
  readonly send: (input: Pick<SavedView, 'name' | 'isDefault'>) => Promise<unknown>;
  readonly onClose: () => void;
}

const schema = z.object({ name: filled('Enter a name'), isDefault: z.boolean() });

/** Dialog for a view's name, and whether it is the list's default. */
export function ViewDialog({ view, send, onClose }: ViewDialogProps) {
  const form = useSchemaForm(schema, { name: view?.name ?? '', isDefault: view?.isDefault ?? false });
  return (
    <SchemaDialog
      form={form}
      title={view ? 'Edit view' : 'Save view'}
      submitLabel="Save"
      successText="View saved"
      send={send}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="name"
        required
        autoFocus
        label="Name"
        helperText="Only you see it"
        slotProps={{ htmlInput: { maxLength: LIMITS.viewNameLength } }}
      />
      <FormCheckbox control={form.control} name="isDefault" label="Open the list with this view" />
    </SchemaDialog>
  );
}
