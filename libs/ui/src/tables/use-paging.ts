import { useState } from 'react';

/** Page sizes that a table offers. */
export const PAGE_SIZES = [10, 25, 100] as const;
/** The page size at first. */
export const DEFAULT_PAGE_SIZE = 10;

/** The current page of a table and its size, with their setters; `page` starts at 1, as on the server. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** Paging state of a table whose pages the server has; a new page size goes back to the first page. */
export function usePaging(): Paging {
  const [state, setState] = useState({ page: 1, pageSize: DEFAULT_PAGE_SIZE as number });
  return {
    ...state,
    onPageChange: (page) => setState((old) => ({ ...old, page })),
    onPageSizeChange: (pageSize) => setState({ page: 1, pageSize }),
  };
}

/** Paging of a list that the browser has completely: `const { rows, total, paging } = useClientPaging(all)`. */
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
