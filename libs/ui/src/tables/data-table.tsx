import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { CardsBar } from './cards-bar';
import { DataCards } from './data-cards';
import { HeadCell, printed, UNPRINTED } from './head-cell';
import { PageCheckbox, RowCheckbox, type RowSelection } from './row-selection';
import { TableFrame } from './table-frame';
import { TablePager } from './table-pager';
import type { DataTableColumn, TableSort } from './table-column';
import type { Paging } from './use-paging';

const SKELETON_ROWS = 10;
/** Window width in pixels below which rows are cards; on paper they are always a table. */
export const CARDS_BELOW_PX = 900;

/** Centred in the visible part of a table that is wider than the screen. */
const EMPTY_TEXT = { position: 'sticky', left: 16, width: 'calc(100cqw - 32px)' } as const;

const ROW_HEIGHT = { comfortable: 44, compact: 36 } as const;
/** Lower rows for a mouse: twelve with two lines fit in a window of 1280 x 800. */
const FINE = { comfortable: { height: 40, py: 0 }, compact: { height: 34, py: 0 } } as const;

/** A target of 44 px that makes no row higher; in compact rows it would cover the next one. */
const FINE_CHECKBOX = { comfortable: { p: 1.25, my: -0.5 }, compact: { p: 0.75 } } as const;

/** Height of rows. */
export type Density = keyof typeof ROW_HEIGHT;

const rowsOf = (density: Density) =>
  ({
    '& td, & th': { px: 1, py: 0.5, height: ROW_HEIGHT[density], bgcolor: 'background.paper' },
    '& td:first-of-type, & th:first-of-type': { pl: 1.5 },
    '& tr:hover > td': { bgcolor: 'action.hover' },
    '@media (pointer: fine)': {
      '&&& td, &&& th': { ...FINE[density], px: 1, lineHeight: 1.3 },
      '& .MuiCheckbox-root': FINE_CHECKBOX[density],
      '&&& td .MuiButton-root, &&& td .MuiIconButton-root': { minHeight: 32, minWidth: 36, py: 0 },
    },
  }) as const;

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
  /** True if there are more rows than `total`, which were not counted. */
  readonly isAtLeast?: boolean;
  readonly paging: Paging;
  readonly loading?: boolean;
  /** Text below 'No Result Found' when there is no row. */
  readonly emptyText?: ReactNode;
  readonly onRowClick?: (row: Row) => void;
  readonly sort?: TableSort;
  readonly density?: Density;
  readonly selection?: RowSelection<Row>;
}

function SkeletonRows({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return Array.from({ length: rows }, (_row, row) => (
    <TableRow key={row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, cell) => (
        <TableCell key={cell}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ));
}

function NoResult({ text }: { readonly text: ReactNode }) {
  return (
    <>
      <div>No Result Found</div>
      {text ? <Box sx={{ mt: 1 }}>{text}</Box> : null}
    </>
  );
}

/**
 * A table with paging, skeleton rows while it loads, and a row 'No Result Found' when it is empty. Its head
 * stays visible; on a narrow screen rows are cards. Use {@link useClientPaging} for a list that is completely
 * in the browser. `onRowClick` works for the mouse only: give a cell a link as well.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  total,
  isAtLeast,
  paging,
  loading = false,
  emptyText,
  onRowClick,
  sort,
  density = 'comfortable',
  selection,
}: DataTableProps<Row>) {
  const asCards = useMediaQuery(`screen and (max-width:${CARDS_BELOW_PX - 0.02}px)`, { noSsr: true });
  const skeletons = loading ? Math.min(paging.pageSize, SKELETON_ROWS) : 0;
  const isEmpty = !loading && rows.length === 0;
  if (asCards && isEmpty)
    // Without the head, which would be wider than the screen.
    return (
      <Paper variant="outlined" role="group" aria-label={label} sx={{ px: 2, py: 6, textAlign: 'center' }}>
        <Box sx={{ color: 'text.secondary' }}>
          <NoResult text={emptyText} />
        </Box>
      </Paper>
    );
  const shown = loading ? [] : rows;
  const keys = shown.map(rowKey);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <Paper variant="outlined">
      {asCards ? (
        <>
          <CardsBar columns={columns} sort={sort} selection={selection} keys={keys} />
          <DataCards
            label={label}
            columns={columns}
            rows={shown}
            rowKey={rowKey}
            skeletons={skeletons}
            selection={selection}
          />
        </>
      ) : (
        <TableFrame>
          <Table stickyHeader aria-label={label} aria-busy={loading} sx={rowsOf(density)}>
            <TableHead>
              <TableRow>
                {selection ? (
                  <TableCell padding="checkbox" sx={UNPRINTED}>
                    <PageCheckbox keys={keys} selection={selection} label="Select all on this page" />
                  </TableCell>
                ) : null}
                {columns.map((column) => (
                  <HeadCell key={column.header} column={column} sort={sort} />
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              <SkeletonRows columns={width} rows={skeletons} />
              {isEmpty ? (
                <TableRow>
                  <TableCell colSpan={width} align="center" sx={{ color: 'text.secondary' }}>
                    <Box sx={{ ...EMPTY_TEXT, py: 6 }}>
                      <NoResult text={emptyText} />
                    </Box>
                  </TableCell>
                </TableRow>
              ) : null}
              {shown.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  selected={selection?.isSelected(rowKey(row))}
                  onClick={onRowClick ? () => onRowClick(row) : undefined}
                  sx={onRowClick ? { cursor: 'pointer' } : undefined}
                >
                  {selection ? (
                    // A click beside the checkbox does not open the row.
                    <TableCell padding="checkbox" sx={UNPRINTED} onClick={(event) => event.stopPropagation()}>
                      <RowCheckbox row={row} rowKey={rowKey(row)} selection={selection} />
                    </TableCell>
                  ) : null}
                  {columns.map((column) => (
                    <TableCell key={column.header} align={column.align} sx={printed(column.kind)}>
                      {column.cell(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      )}
      {loading && total === 0 ? null : <TablePager total={total} isAtLeast={isAtLeast} paging={paging} />}
    </Paper>
  );
}
