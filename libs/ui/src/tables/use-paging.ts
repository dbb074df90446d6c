import { useState } from 'react';

/** Page sizes that a table offers, and the first one shown. */
export const PAGE_SIZES = [10, 25, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Where a table is in its list; `page` counts from 1, as the server does. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** The state of a table's paging: changing the size goes back to the first page. */
export function usePaging(): Paging {
  const [state, setState] = useState({ page: 1, pageSize: DEFAULT_PAGE_SIZE as number });
  return {
    ...state,
    onPageChange: (page) => setState((old) => ({ ...old, page })),
    onPageSizeChange: (pageSize) => setState({ page: 1, pageSize }),
  };
}

/** Paging of a list that is all here: the rows of the current page, the total, and the state to hand to the table. */
export function useClientPaging<Row>(rows: readonly Row[]) {
  const paging = usePaging();
  const lastPage = Math.max(1, Math.ceil(rows.length / paging.pageSize));
  const page = Math.min(paging.page, lastPage);
  const start = (page - 1) * paging.pageSize;
  return {
    rows: rows.slice(start, start + paging.pageSize),
    total: rows.length,
    paging: { ...paging, page },
  };
}
