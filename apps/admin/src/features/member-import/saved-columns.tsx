import type { ImportColumns, ImportProfile } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { DeleteIcon } from '@concord/ui/display';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { SelectField } from '../../shared/fields/select-field';
import { RetryAlert } from '../../shared/page/retry-alert';
import { useImportProfileListQuery, useImportProfileRemoveMutation } from './requests';
import { SaveColumnsDialog } from './save-columns-dialog';
import { type ReadBy, useChosenProfile } from './use-chosen-profile';

interface SavedColumnsProps {
  readonly columns: ImportColumns;
  readonly onUse: ReadBy;
}

interface RemoveDialogProps {
  readonly profile: ImportProfile;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ profile: { _id, name }, onDone, onClose }: RemoveDialogProps) {
  const [remove] = useImportProfileRemoveMutation();
  return (
    <RemovalDialog
      title="Remove these columns?"
      confirmLabel="Remove"
      successText={`${name} was removed`}
      act={() => remove({ params: { id: _id } }).unwrap()}
      onDone={onDone}
      onClose={onClose}
    >
      {name} can no longer be chosen. Members stay as they are.
    </RemovalDialog>
  );
}

/** Named columns: one is chosen for this file, or the present ones are saved. */
export function SavedColumns({ columns, onUse }: SavedColumnsProps) {
  const { data = [], error, isFetching, refetch } = useImportProfileListQuery();
  const { profile, choose, forget } = useChosenProfile(data, columns, onUse);
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ mb: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      {error && !isFetching ? (
        <RetryAlert retry={() => void refetch()}>Saved columns can’t be shown right now.</RetryAlert>
      ) : null}
      {data.length > 0 ? (
        <SelectField
          label="Saved columns"
          value={profile?._id ?? ''}
          emptyLabel="As below"
          options={data.map(({ _id, name }) => [_id, name] as const)}
          onChange={(id) => void choose(id)}
          sx={{ flex: '1 1 220px', maxWidth: 360 }}
        />
      ) : null}
      {profile ? (
        <DialogButton
          color="error"
          aria-label={`Remove ${profile.name}`}
          icon={<DeleteIcon />}
          dialog={(close) => <RemoveDialog profile={profile} onDone={forget} onClose={close} />}
        />
      ) : null}
      <DialogButton
        variant="outlined"
        dialog={(close) => <SaveColumnsDialog columns={columns} onClose={close} />}
      >
        Save under a name
      </DialogButton>
    </Stack>
  );
}
