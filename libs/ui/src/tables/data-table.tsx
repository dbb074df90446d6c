import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { PAGE_SIZES, type Paging } from './use-paging';

const SKELETON_ROWS = 5;

/** Centred in the visible part of a table that is wider than the screen. */
const EMPTY_TEXT = { position: 'sticky', left: 16, width: 'calc(100cqw - 32px)' } as const;

/** On a phone the label of the page size is hidden, so that the arrows stay visible. */
const PAGER = {
  '& .MuiTablePagination-toolbar': { px: { xs: 1, sm: 2 } },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-input': { ml: { xs: 0, sm: 1 }, mr: { xs: 'auto', sm: 4 } },
  '&& .MuiTablePagination-select.MuiSelect-select': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    py: 0,
    '&:focus-visible': { outline: '3px solid', outlineColor: 'info.main', borderRadius: 1 },
  },
  '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2.5 } },
} as const;

/** A column: its heading, and `cell`, which renders the cell of a row. */
export interface DataTableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right' | 'center';
  readonly width?: number | string;
}

/** Properties of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of the current page. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly paging: Paging;
  readonly loading?: boolean;
  readonly emptyText?: string;
  readonly onRowClick?: (row: Row) => void;
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return Array.from({ length: SKELETON_ROWS }, (_row, row) => (
    <TableRow key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, cell) => (
        <TableCell key={cell}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ));
}

/**
 * A table with paging, skeleton rows while it loads and a row with `emptyText` when it is empty. For a list that the
 * browser has completely use {@link useClientPaging}. `onRowClick` works for the mouse only: give a cell a link as well.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  total,
  paging,
  loading,
  emptyText = 'No Result Found',
  onRowClick,
}: DataTableProps<Row>) {
  return (
    <Paper variant="outlined">
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{ borderRadius: 'inherit', containerType: 'inline-size' }}
      >
        <Table aria-label={label} aria-busy={loading}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.header}
                  align={column.align}
                  sx={{ width: column.width, whiteSpace: 'nowrap' }}
                >
                  {column.header}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {loading ? <SkeletonRows columns={columns.length} /> : null}
            {!loading && rows.length === 0 ? (
              <TableRow>
                <TableCell colSpan={columns.length} align="center" sx={{ py: 6, color: 'text.secondary' }}>
                  <Box sx={EMPTY_TEXT}>{emptyText}</Box>
                </TableCell>
              </TableRow>
            ) : null}
            {loading
              ? null
              : rows.map((row) => (
                  <TableRow
                    key={rowKey(row)}
                    hover={Boolean(onRowClick)}
                    onClick={onRowClick ? () => onRowClick(row) : undefined}
                    sx={onRowClick ? { cursor: 'pointer' } : undefined}
                  >
                    {columns.map((column) => (
                      <TableCell key={column.header} align={column.align}>
                        {column.cell(row)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
          </TableBody>
        </Table>
      </TableContainer>
      {loading && total === 0 ? null : (
        <TablePagination
          component="div"
          count={total}
          page={paging.page - 1}
          rowsPerPage={paging.pageSize}
          rowsPerPageOptions={[...PAGE_SIZES]}
          onPageChange={(_event, page) => paging.onPageChange(page + 1)}
          onRowsPerPageChange={(event) => paging.onPageSizeChange(Number(event.target.value))}
          sx={PAGER}
        />
      )}
    </Paper>
  );
}
