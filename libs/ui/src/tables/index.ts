export { default as Table } from '@mui/material/Table';
export { default as TableBody } from '@mui/material/TableBody';
export { default as TableCell } from '@mui/material/TableCell';
export { default as TableContainer } from '@mui/material/TableContainer';
export { default as TableHead } from '@mui/material/TableHead';
export { default as TableRow } from '@mui/material/TableRow';
export {
  CARDS_BELOW_PX,
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type Density,
  type TableSort,
} from './data-table';
export { STUCK_TOP } from './table-frame';
export type { RowSelection } from './row-selection';
export { TablePager } from './table-pager';
export { DEFAULT_PAGE_SIZE, PAGE_SIZES, useClientPaging, type Paging } from './use-paging';
