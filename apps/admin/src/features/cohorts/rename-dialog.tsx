import type { Cohort } from '@concord/contracts';
import { z } from 'zod';
import { cohortName, NameField } from '../../shared/cohorts/name-field';
import { useCohortRenameMutation } from '../../shared/cohorts/requests';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';

interface RenameDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

const schema = z.object({ name: cohortName });

export function RenameDialog({ cohort, onClose }: RenameDialogProps) {
  const [rename] = useCohortRenameMutation();
  const form = useSchemaForm(schema, { name: cohort.name }, 'onChange');
  return (
    <SchemaDialog
      form={form}
      title="Rename cohort"
      submitLabel="Rename"
      successText="Cohort renamed"
      send={(body) => rename({ params: { id: cohort._id }, body }).unwrap()}
      onClose={onClose}
    >
      <NameField control={form.control} />
    </SchemaDialog>
  );
}
