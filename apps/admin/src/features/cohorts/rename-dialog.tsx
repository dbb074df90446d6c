import type { Cohort } from '@concord/contracts';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useCohortRenameMutation } from '../../shared/cohorts/requests';
import { NameField } from '../../shared/cohorts/name-field';

interface RenameDialogProps {
  readonly cohort: Cohort;
  readonly onClose: () => void;
}

export function RenameDialog({ cohort, onClose }: RenameDialogProps) {
  const [rename] = useCohortRenameMutation();
  const [name, setName] = useState(cohort.name);
  const isNamed = name.trim() !== '';
  return (
    <FormDialog
      title="Rename cohort"
      submitLabel="Rename"
      successText="Cohort renamed"
      send={() =>
        isNamed ? rename({ params: { id: cohort._id }, body: { name: name.trim() } }).unwrap() : undefined
      }
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} error={!isNamed} />
    </FormDialog>
  );
}
