import type { ListPage } from '@concord/api-client/requests';
import { ErrorState, Paper } from '@concord/ui';
import { DataTable, type DataTableProps, useClientPaging } from '@concord/ui/tables';
import { useEffect } from 'react';

/** The parts of a query's state that a table draws. */
interface QueryState<Data> {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type TableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'total' | 'loading' | 'paging'>;

function LoadFailure({ query }: { readonly query: QueryState<unknown> }) {
  return (
    <Paper variant="outlined">
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    </Paper>
  );
}

const isLoading = (query: QueryState<unknown>) => query.currentData === undefined && query.isFetching;
const hasFailed = (query: QueryState<unknown>) =>
  query.currentData === undefined && !query.isFetching && Boolean(query.error);

/** A list that the server pages: skeleton rows while a page is on its way, an error with Retry when it does not come. */
export function ServerTable<Row>(
  props: TableProps<Row> &
    Pick<DataTableProps<Row>, 'paging'> & { readonly query: QueryState<ListPage<Row>> },
) {
  const { query, paging, ...table } = props;
  const page = query.currentData;
  const lastPage = page ? Math.max(1, Math.ceil(page.total / paging.pageSize)) : undefined;

  useEffect(() => {
    // The last row of the last page was removed, or the address names a page that is not there.
    if (lastPage !== undefined && paging.page > lastPage) paging.onPageChange(lastPage);
  }, [lastPage, paging]);

  if (hasFailed(query)) return <LoadFailure query={query} />;
  const total = page?.total ?? query.data?.total ?? 0;
  const shownPage = Math.min(paging.page, Math.max(1, Math.ceil(total / paging.pageSize)));
  return (
    <DataTable
      {...table}
      rows={page?.items ?? []}
      total={total}
      paging={{ ...paging, page: shownPage }}
      loading={isLoading(query)}
    />
  );
}

const NO_ROWS: readonly never[] = [];

/** A list that comes whole and is paged here. */
export function ClientTable<Row>(props: TableProps<Row> & { readonly query: QueryState<readonly Row[]> }) {
  const { query, ...table } = props;
  const paged = useClientPaging(query.currentData ?? NO_ROWS);
  if (hasFailed(query)) return <LoadFailure query={query} />;
  return <DataTable {...table} {...paged} loading={isLoading(query)} />;
}
