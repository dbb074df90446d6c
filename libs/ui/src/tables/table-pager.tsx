import TablePagination from '@mui/material/TablePagination';
import { PAGE_SIZES, type Paging } from './use-paging';

/** Hides the label of the page size on a phone, so that the arrows stay visible. */
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

interface TablePagerProps {
  readonly total: number;
  /** True if there are more rows than `total`. */
  readonly isAtLeast?: boolean;
  readonly paging: Paging;
}

/** Paging controls of a table or of its cards. */
export function TablePager({ total, isAtLeast = false, paging }: TablePagerProps) {
  return (
    <TablePagination
      component="div"
      count={total}
      page={paging.page - 1}
      labelDisplayedRows={({ from, to, count }) =>
        `${from}–${to} of ${isAtLeast ? `more than ${count.toLocaleString('en-GB')}` : count}`
      }
      rowsPerPage={paging.pageSize}
      rowsPerPageOptions={[...PAGE_SIZES]}
      onPageChange={(_event, page) => paging.onPageChange(page + 1)}
      onRowsPerPageChange={(event) => paging.onPageSizeChange(Number(event.target.value))}
      sx={PAGER}
    />
  );
}
