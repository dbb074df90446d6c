import Checkbox from '@mui/material/Checkbox';

/** Selected rows of a table, for `selection`. */
export interface RowSelection<Row> {
  readonly isSelected: (key: string) => boolean;
  readonly onSelect: (keys: readonly string[], isSelected: boolean) => void;
  /** A row's name for screen readers and messages. */
  readonly nameOf: (row: Row) => string;
}

interface PageCheckboxProps {
  readonly keys: readonly string[];
  readonly selection: Pick<RowSelection<never>, 'isSelected' | 'onSelect'>;
  /** Accessible name, if no text is beside it. */
  readonly label?: string;
}

/** Selects all rows of the page, or none. */
export function PageCheckbox({ keys, selection, label }: PageCheckboxProps) {
  const count = keys.filter(selection.isSelected).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      disabled={keys.length === 0}
      onChange={() => selection.onSelect(keys, !isAll)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

interface RowCheckboxProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly selection: RowSelection<Row>;
}

/** Selects one row. */
export function RowCheckbox<Row>({ row, rowKey, selection }: RowCheckboxProps<Row>) {
  const isSelected = selection.isSelected(rowKey);
  return (
    <Checkbox
      checked={isSelected}
      onChange={() => selection.onSelect([rowKey], !isSelected)}
      slotProps={{ input: { 'aria-label': `Select ${selection.nameOf(row)}` } }}
    />
  );
}
