import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { DataTableColumn, TableSort } from './table-column';
import { PageCheckbox, type RowSelection } from './row-selection';

interface CardsBarProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly selection: RowSelection<Row> | undefined;
  /** Keys of the cards. */
  readonly keys: readonly string[];
}

/** Sort order and "select all" above cards, which have no headings. */
export function CardsBar<Row>({ columns, sort, selection, keys }: CardsBarProps<Row>) {
  const orders = columns.flatMap(({ header, sortBy }) =>
    sortBy
      ? [
          [sortBy, `${header}, ascending`],
          [`-${sortBy}`, `${header}, descending`],
        ]
      : [],
  );
  const isSorted = sort !== undefined && orders.length > 0;
  if (!isSorted && !selection) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {selection ? (
        <FormControlLabel
          control={<PageCheckbox keys={keys} selection={selection} />}
          label="All on this page"
        />
      ) : null}
      {isSorted ? (
        <TextField
          select
          size="small"
          label="Sort by"
          value={sort.by}
          onChange={(event) => sort.onSort(event.target.value)}
          sx={{ maxWidth: 300, '& .MuiSelect-select': { minHeight: 28, lineHeight: '28px' } }}
        >
          {orders.map(([by, label]) => (
            <MenuItem key={by} value={by}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </Stack>
  );
}
