import { LIMITS, type SavedView } from '@concord/contracts';
import { Checkbox, FormControlLabel, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';

type ViewInput = Pick<SavedView, 'name' | 'isDefault'>;

interface ViewDialogProps {
  /** The view to change; absent for a new one. */
  readonly view?: SavedView;
  readonly send: (input: ViewInput) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Names a view, and whether the list opens with it. */
export function ViewDialog({ view, send, onClose }: ViewDialogProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      title={view ? 'Edit view' : 'Save view'}
      submitLabel="Save"
      successText="View saved"
      send={() => {
        setMissing(!name.trim());
        return name.trim() ? send({ name: name.trim(), isDefault }) : undefined;
      }}
      onClose={onClose}
    >
      <TextField
        required
        autoFocus
        label="Name"
        value={name}
        error={isMissing}
        helperText={isMissing ? 'Enter a name' : 'Only you see it'}
        onChange={(event) => {
          setMissing(false);
          setName(event.target.value);
        }}
        slotProps={{ htmlInput: { maxLength: LIMITS.viewNameLength } }}
      />
      <FormControlLabel
        label="Open the list with this view"
        control={<Checkbox checked={isDefault} onChange={(_event, next) => setDefault(next)} />}
      />
    </FormDialog>
  );
}
