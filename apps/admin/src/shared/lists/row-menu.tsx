import { Button } from '@concord/ui';
import { ChevronDownIcon, Menu, MenuItem } from '@concord/ui/display';
import { type ReactNode, use, useId, useState } from 'react';
import { DialogHostContext } from '../dialogs/dialog-host';

/** Action of a row: opens a dialog, or an address in a new tab. */
export type RowAction =
  | { readonly label: string; readonly dialog: (close: () => void) => ReactNode }
  | { readonly label: string; readonly href: string };

interface RowMenuProps {
  /** Name of the row's record, such as `the certificate of Ngozi Bello`. */
  readonly of: string;
  readonly actions: readonly RowAction[];
}

/** Menu for rows with too many actions for buttons. A dialog stays open when its row disappears. */
export function RowMenu({ of, actions }: RowMenuProps) {
  const show = use(DialogHostContext);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-label={`More for ${of}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map((action) =>
          'href' in action ? (
            <MenuItem
              key={action.label}
              component="a"
              href={action.href}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              {action.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={action.label}
              onClick={() => {
                close();
                show(action.dialog(() => show(null)));
              }}
            >
              {action.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
