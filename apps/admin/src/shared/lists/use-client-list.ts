import type { ListPage } from '@concord/api-client/requests';
import { useMemo } from 'react';
import type { QueryState } from '../query-state';
import { textMatcher } from './text-search';
import { filterQuery, type FilterValues, type ListFilter } from './list-filters';
import { type ListState, useListAddress } from './use-server-list';

/** Rules for search, filters and sort orders of a list that is completely in the browser. */
export interface ClientListOptions<Row> {
  readonly filters: readonly ListFilter[];
  /** Searched texts of a row. */
  readonly textsOf: (row: Row) => readonly string[];
  /** Predicates by filter; days are moments here, with an exclusive end. */
  readonly fits: Readonly<Record<string, (row: Row, value: string) => boolean>>;
  /** Sort keys by sort order. */
  readonly sorts: Readonly<Record<string, (row: Row) => string>>;
  /** Default sort order, such as `-createdAt`. */
  readonly defaultSort: string;
}

/** Rows that match search and filters, sorted. */
export function matchingRows<Row>(
  all: readonly Row[],
  { search, values, by }: { readonly search: string; readonly values: FilterValues; readonly by: string },
  { textsOf, fits, sorts, defaultSort }: Omit<ClientListOptions<Row>, 'filters'>,
): readonly Row[] {
  const isFound = textMatcher(search);
  const rows = all.filter(
    (row) =>
      isFound({ texts: textsOf(row) }) &&
      Object.entries(values).every(([name, value]) => fits[name]?.(row, value) ?? true),
  );
  const order = Object.hasOwn(sorts, by.replace('-', '')) ? by : defaultSort;
  const sortTextOf = sorts[order.replace('-', '')] ?? (() => '');
  const sign = order.startsWith('-') ? -1 : 1;
  return rows.sort(
    (a, b) => sign * sortTextOf(a).localeCompare(sortTextOf(b), 'en', { sensitivity: 'base' }),
  );
}

/** A list that is completely in the browser, with the tools and address of a list paged by the server. */
export function useClientList<Row>(
  query: QueryState<ListPage<Row>>,
  options: ClientListOptions<Row>,
): ListState<Row> {
  const { filters, defaultSort } = options;
  const { args, sort, ...address } = useListAddress(filters);
  const { page, pageSize, search } = args;
  const asked = useMemo(() => filterQuery(filters, address.values), [filters, address.values]);
  const items = query.currentData?.items;
  const found = items && matchingRows(items, { search, values: asked, by: sort.by }, options);
  const shown = found && {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
  };
  return {
    ...address,
    filters,
    search,
    query: { ...query, data: shown, currentData: shown },
    sort: { ...sort, by: sort.by || defaultSort },
    rowsQuery: {},
  };
}
