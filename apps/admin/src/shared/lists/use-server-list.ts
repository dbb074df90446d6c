import type { ListPage } from '@concord/api-client/requests';
import { useLocation, useSearchParams } from '@concord/mfe';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Paging, type TableSort } from '@concord/ui/tables';
import { useMemo } from 'react';
import type { QueryState } from '../query-state';
import { CHOSEN } from '../views/chosen';
import { filterQuery, type FilterValues, type ListFilter, readFilters } from './list-filters';

export interface ListArgs {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

type UseListQuery<Row, Extra> = (
  arg: { readonly query: Omit<ListArgs, keyof Extra> & Extra },
  options: { readonly refetchOnMountOrArgChange: true },
) => QueryState<ListPage<Row>>;

/** Maximum page number of the server. */
const LAST_PAGE = 1_000_000;
export const SEARCH_LENGTH = 200;

/** Query option for data that others change: refetches on each visit, and shows cached data meanwhile. */
export const REFETCH_ON_MOUNT = { refetchOnMountOrArgChange: true } as const;

const positiveInteger = (text: string | null, fallback: number) => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
};

/** A list with its page, search, sort order and filters, for `ListPage` and its parts. */
export interface ListState<Row> {
  readonly query: QueryState<ListPage<Row>>;
  readonly paging: Paging;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly filters: readonly ListFilter[];
  readonly values: FilterValues;
  readonly onFilter: (change: FilterValues) => void;
  /** Clears search and filters. */
  readonly onClear: () => void;
  readonly sort: TableSort | undefined;
  /** Query of all matching rows, for exports. */
  readonly rowsQuery: Readonly<Record<string, string>>;
}

/** Option of `useServerList` for lists without a search on the server. */
export const NO_SEARCH = { search: undefined } as const;

const NO_FILTERS: readonly ListFilter[] = [];

/** Changes of a list's address; an empty value deletes the name. */
type Change = Readonly<Record<string, string | number>>;

/** Changes the list's address; returns to the first page unless the change has one. */
function useAddressChange() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const change = useMemo(
    () => (next: Change) => {
      // This page stays visible while the next one loads: a delayed search must not navigate back to it.
      if (window.location.pathname !== pathname) return;
      setParams(
        (old) => {
          const changed = new URLSearchParams(old);
          const said: Change = { page: 1, ...next };
          for (const [key, value] of Object.entries(said)) {
            if (value === '' || (key === 'page' && value === 1)) changed.delete(key);
            else changed.set(key, String(value));
          }
          return changed;
        },
        { replace: true, state: CHOSEN },
      );
    },
    [setParams, pathname],
  );
  return { params, change };
}

/**
 * Page, page size, search, sort order and filters of a list, kept in the address, so that Back and links
 * restore them.
 */
export function useListAddress(filters: readonly ListFilter[]) {
  const { params, change } = useAddressChange();
  const page = Math.min(positiveInteger(params.get('page'), 1), LAST_PAGE);
  const wantedSize = positiveInteger(params.get('pageSize'), DEFAULT_PAGE_SIZE);
  const pageSize = PAGE_SIZES.find((size) => size === wantedSize) ?? DEFAULT_PAGE_SIZE;
  const search = (params.get('search') ?? '').slice(0, SEARCH_LENGTH);
  const by = params.get('sort') ?? '';
  const values = useMemo(() => readFilters(filters, params), [filters, params]);

  return useMemo(() => {
    const paging: Paging = {
      page,
      pageSize,
      onPageChange: (to) => change({ page: to }),
      onPageSizeChange: (size) => change({ pageSize: size }),
    };
    const sort: TableSort = { by, onSort: (to) => change({ sort: to }) };
    const onFilter = (next: FilterValues) => change(next);
    // One change, because a second one in the same event would start from the old address.
    const onClear = () =>
      change({ search: '', ...Object.fromEntries(Object.keys(values).map((n) => [n, ''])) });
    return {
      args: { page, pageSize, search },
      paging,
      sort,
      values,
      onFilter,
      onClear,
      onSearch: (text: string) => change({ search: text }),
    };
  }, [page, pageSize, search, by, values, change]);
}

interface ListOptions {
  readonly filters?: readonly ListFilter[];
  /** Default sort order, such as `-createdAt`; without it the list has a fixed order. */
  readonly defaultSort?: string;
}

/** A list paged, searched, filtered and sorted by the server. `extra` is added to the query. */
export function useServerList<Row, Extra extends object>(
  useQuery: UseListQuery<Row, Extra>,
  extra: Extra,
  { filters = NO_FILTERS, defaultSort }: ListOptions = {},
): ListState<Row> {
  const { args, sort, ...address } = useListAddress(filters);
  const asked = {
    ...extra,
    ...filterQuery(filters, address.values),
    ...(sort.by && defaultSort && { sort: sort.by }),
  };
  const query = useQuery({ query: { ...args, ...asked } }, REFETCH_ON_MOUNT);
  const sorted = defaultSort ? { ...sort, by: sort.by || defaultSort } : undefined;
  const rowsQuery = Object.fromEntries(
    Object.entries({ search: args.search, ...asked }).flatMap(([name, value]) =>
      value ? [[name, String(value)] as const] : [],
    ),
  );
  return { ...address, query, filters, search: args.search, sort: sorted, rowsQuery };
}
