import type { SavedView, ViewList } from '@concord/contracts';
import { Box, IconButton, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { DeleteIcon, EditIcon } from '@concord/ui/display';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import {
  useViewCreateMutation,
  useViewListQuery,
  useViewRemoveMutation,
  useViewUpdateMutation,
} from './requests';
import { ViewDialog } from './view-dialog';

interface ManageViewsProps {
  readonly list: ViewList;
  readonly onClose: () => void;
}

/** Deletes a view; the toast has an Undo. */
function useRemoval(list: ViewList, onChanged: () => void) {
  const [create] = useViewCreateMutation();
  const [remove] = useViewRemoveMutation();
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      onChanged();
    }
  };
  return async ({ _id, name, query, isDefault }: SavedView) => {
    const restore = () => act(() => create({ body: { list, name, query, isDefault } }).unwrap());
    if (await act(() => remove({ params: { id: _id } }).unwrap()))
      toastSuccess(`Deleted ${name}`, { label: 'Undo', onClick: () => void restore() });
  };
}

/** Saved views of a list, which the user can rename, delete or make the default. */
export function ManageViewsDialog({ list, onClose }: ManageViewsProps) {
  const { data: views = [], refetch } = useViewListQuery({ query: { list } });
  const [update] = useViewUpdateMutation();
  const onRemove = useRemoval(list, () => void refetch());
  const [changed, setChanged] = useState<SavedView>();
  return (
    <FormDialog title="Your views" onClose={onClose}>
      {views.length === 0 ? <Typography>You have no saved views of this list.</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {views.map((view) => (
          <Stack component="li" key={view._id} direction="row" sx={{ alignItems: 'center', minHeight: 48 }}>
            <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {view.name}
              {view.isDefault ? ' (opens with the list)' : ''}
            </Typography>
            <IconButton aria-label={`Edit ${view.name}`} onClick={() => setChanged(view)}>
              <EditIcon />
            </IconButton>
            <IconButton color="error" aria-label={`Delete ${view.name}`} onClick={() => void onRemove(view)}>
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
      </Box>
      {changed ? (
        <ViewDialog
          view={changed}
          send={async (body) => {
            await update({ params: { id: changed._id }, body }).unwrap();
            await refetch();
          }}
          onClose={() => setChanged(undefined)}
        />
      ) : null}
    </FormDialog>
  );
}
