import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { TARGET_PX } from '../theme/theme';
import type { DataTableColumn, TableSort } from './table-column';

/** Hides buttons and checkboxes on paper. */
export const UNPRINTED = { displayPrint: 'none' } as const;
export const printed = (kind: DataTableColumn<never>['kind']) => (kind === 'actions' ? UNPRINTED : {});

interface HeadCellProps<Row> {
  readonly column: DataTableColumn<Row>;
  readonly sort: TableSort | undefined;
}

/** Heading of a column, with a button for sorting if possible. */
export function HeadCell<Row>({ column: { header, align, width, sortBy, kind }, sort }: HeadCellProps<Row>) {
  const sx = { width, ...printed(kind) } as const;
  if (!sort || !sortBy)
    return (
      <TableCell align={align} sx={sx}>
        {header}
      </TableCell>
    );
  const isDescending = sort.by === `-${sortBy}`;
  const isActive = isDescending || sort.by === sortBy;
  const direction = isDescending ? 'desc' : 'asc';
  return (
    <TableCell align={align} sx={sx} sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        onClick={() => sort.onSort(isActive && !isDescending ? `-${sortBy}` : sortBy)}
        sx={{ minHeight: TARGET_PX }}
      >
        {header}
      </TableSortLabel>
    </TableCell>
  );
}
