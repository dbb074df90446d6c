import { useLocation, useSearchParams } from '@concord/mfe';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging } from '@concord/ui/tables';
import { useMemo } from 'react';
import type { ListArgs } from './list-args';

type Change = Partial<ListArgs>;

/** The server reads no page beyond this one. */
const LAST_PAGE = 1_000_000;
export const SEARCH_LENGTH = 200;

const wholeFrom = (text: string | null, fallback: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
};

/** Page, page size and search of a list, kept in the address: going back returns to the same place. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const asked = wholeFrom(params.get('pageSize'), DEFAULT_PAGE_SIZE);
  const args: ListArgs = {
    page: Math.min(wholeFrom(params.get('page'), 1), LAST_PAGE),
    pageSize: PAGE_SIZES.find((size) => size === asked) ?? DEFAULT_PAGE_SIZE,
    search: (params.get('search') ?? '').slice(0, SEARCH_LENGTH),
  };
  const { page, pageSize, search } = args;

  return useMemo(() => {
    const change = (next: Change) => {
      // While the next page is still loading this one is shown: a late search must not call the person back.
      if (window.location.pathname !== pathname) return;
      setParams(
        (old) => {
          const changed = new URLSearchParams(old);
          for (const [key, value] of Object.entries(next)) {
            if (value === '' || (key === 'page' && value === 1)) changed.delete(key);
            else changed.set(key, String(value));
          }
          return changed;
        },
        { replace: true },
      );
    };
    const paging: Paging = {
      page,
      pageSize,
      onPageChange: (to) => change({ page: to }),
      onPageSizeChange: (size) => change({ pageSize: size, page: 1 }),
    };
    return {
      args: { page, pageSize, search },
      paging,
      onSearch: (text: string) => change({ search: text, page: 1 }),
    };
  }, [page, pageSize, search, setParams, pathname]);
}
