import type { ViewList } from '@concord/contracts';
import { Button, toastError, toastSuccess, Typography } from '@concord/ui';
import { CheckIcon, ChevronDownIcon, Menu, MenuItem } from '@concord/ui/display';
import { type ReactNode, use, useState } from 'react';
import { DialogHostContext } from '../dialogs/dialog-host';
import { ManageViewsDialog } from './manage-views-dialog';
import { useViewCreateMutation, useViewUpdateMutation } from './requests';
import { useViews } from './use-views';
import { ViewDialog } from './view-dialog';

/** Menu of the user's saved views of a list: shows a view, or saves the current filters. */
export function ViewsMenu({ list }: { readonly list: ViewList }) {
  const show = use(DialogHostContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The last shown view, which can be overwritten after a change of filters.
  const [lastId, setLastId] = useState<string>();
  const { views, refetch, query, shown, onShow } = useViews(list);
  const [create] = useViewCreateMutation();
  const [update] = useViewUpdateMutation();
  if (shown && shown._id !== lastId) setLastId(shown._id);
  const last = shown ? undefined : views.find(({ _id }) => _id === lastId);
  const close = () => setAnchor(null);
  const open = (dialog: ReactNode) => {
    close();
    show(dialog);
  };
  const onClose = () => show(null);

  const save = () =>
    open(
      <ViewDialog
        send={async (input) => {
          await create({ body: { list, query, ...input } }).unwrap();
          await refetch();
        }}
        onClose={onClose}
      />,
    );
  const saveOver = async (id: string) => {
    close();
    try {
      const { name } = await update({ params: { id }, body: { query } }).unwrap();
      await refetch();
      toastSuccess(`Saved ${name}`);
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        // Leaves space for the buttons in the same line.
        sx={{ maxWidth: 176 }}
      >
        <Typography component="span" noWrap sx={{ font: 'inherit' }}>
          {shown ? `View: ${shown.name}` : 'Views'}
        </Typography>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {views.map((view) => (
          <MenuItem
            key={view._id}
            role="menuitemradio"
            aria-checked={view === shown}
            onClick={() => {
              close();
              onShow(view);
            }}
            sx={{ gap: 1 }}
          >
            <CheckIcon fontSize="small" sx={{ visibility: view === shown ? 'visible' : 'hidden' }} />
            {view.name}
          </MenuItem>
        ))}
        {last ? <MenuItem onClick={() => void saveOver(last._id)}>Save as “{last.name}”</MenuItem> : null}
        {shown ? null : <MenuItem onClick={save}>Save view…</MenuItem>}
        {views.length > 0 ? (
          <MenuItem onClick={() => open(<ManageViewsDialog list={list} onClose={onClose} />)}>
            Manage views…
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
