import { useState } from 'react';

/** Page sizes that a table offers. */
export const PAGE_SIZES = [10, 25, 100] as const;
/** Initial page size. */
export const DEFAULT_PAGE_SIZE = 10;

/** Current page and page size of a table, with their setters; `page` starts at 1, as on the server. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/**
 * Paging of a list that is completely in the browser: `const { rows, total, paging } = useClientPaging(all)`.
 */
export function useClientPaging<Row>(all: readonly Row[]) {
  const [{ wanted, pageSize }, setState] = useState({ wanted: 1, pageSize: DEFAULT_PAGE_SIZE as number });
  const page = Math.min(wanted, Math.max(1, Math.ceil(all.length / pageSize)));
  const paging: Paging = {
    page,
    pageSize,
    onPageChange: (next) => setState({ wanted: next, pageSize }),
    onPageSizeChange: (next) => setState({ wanted: 1, pageSize: next }),
  };
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, paging };
}
