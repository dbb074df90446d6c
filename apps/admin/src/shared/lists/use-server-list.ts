import type { ListPage } from '@concord/api-client/requests';
import { useLocation, useSearchParams } from '@concord/mfe';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging } from '@concord/ui/tables';
import { useMemo } from 'react';
import type { QueryState } from '../query-state';

export interface ListArgs {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

type UseListQuery<Row, Extra> = (
  arg: { readonly query: Omit<ListArgs, keyof Extra> & Extra },
  options: { readonly refetchOnMountOrArgChange: true },
) => QueryState<ListPage<Row>>;

/** The server reads no page beyond this one. */
const LAST_PAGE = 1_000_000;
export const SEARCH_LENGTH = 200;

/** Option of a query whose data others change meanwhile: each visit loads again and shows the cached data until then. */
export const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

const positiveInteger = (text: string | null, fallback: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
};

/** For `useServerList`, where the server cannot search the list. */
export const NO_SEARCH = { search: undefined } as const;

/** Page, page size and search of a list, kept in the address, so that Back returns to the same place. */
function useListAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const page = Math.min(positiveInteger(params.get('page'), 1), LAST_PAGE);
  const wantedSize = positiveInteger(params.get('pageSize'), DEFAULT_PAGE_SIZE);
  const pageSize = PAGE_SIZES.find((size) => size === wantedSize) ?? DEFAULT_PAGE_SIZE;
  const search = (params.get('search') ?? '').slice(0, SEARCH_LENGTH);

  return useMemo(() => {
    const change = (next: Partial<ListArgs>) => {
      // This page stays visible while the next one loads: a delayed search must not navigate back to it.
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

/**
 * A list that the server divides into pages and searches, for `ServerTable` and `SearchField`. `extra` is added to the
 * query, for instance a filter.
 */
export function useServerList<Row, Extra extends object>(useQuery: UseListQuery<Row, Extra>, extra: Extra) {
  const { args, paging, onSearch } = useListAddress();
  const query = useQuery({ query: { ...args, ...extra } }, REFETCH_ON_MOUNT);
  return { query, paging, search: args.search, onSearch };
}
