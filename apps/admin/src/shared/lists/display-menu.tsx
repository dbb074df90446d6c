import { Button } from '@concord/ui';
import { CheckIcon, ChevronDownIcon, Menu, MenuItem } from '@concord/ui/display';
import type { Density } from '@concord/ui/tables';
import { useState } from 'react';
import type { TableDisplay } from './use-table-display';

const DENSITIES: readonly (readonly [Density, string])[] = [
  ['comfortable', 'Comfortable rows'],
  ['compact', 'Compact rows'],
];

interface ItemProps {
  readonly role: 'menuitemcheckbox' | 'menuitemradio';
  readonly isChecked: boolean;
  readonly label: string;
  readonly onClick: () => void;
}

const item = ({ role, isChecked, label, onClick }: ItemProps) => (
  <MenuItem key={label} role={role} aria-checked={isChecked} onClick={onClick} sx={{ gap: 1 }}>
    <CheckIcon fontSize="small" sx={{ visibility: isChecked ? 'visible' : 'hidden' }} />
    {label}
  </MenuItem>
);

/** Menu for columns and density; it stays open for several choices. */
export function DisplayMenu<Row>({ display }: { readonly display: TableDisplay<Row> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { columns, density, onDensity } = display;
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.choices.map((label) => {
          const isChecked = columns.isShown(label);
          const onClick = () => columns.onChoose(label, !isChecked);
          return item({ role: 'menuitemcheckbox', isChecked, label, onClick });
        })}
        {DENSITIES.map(([value, label]) =>
          item({
            role: 'menuitemradio',
            isChecked: density === value,
            label,
            onClick: () => onDensity(value),
          }),
        )}
      </Menu>
    </>
  );
}
