import type { ListPage } from '@concord/api-client/requests';
import { useNavigate } from '@concord/mfe';
import { Box, Button, ErrorState, Paper, VISUALLY_HIDDEN } from '@concord/ui';
import { DataTable, type DataTableProps, type Paging, useClientPaging } from '@concord/ui/tables';
import { useEffect } from 'react';
import type { QueryState } from '../query-state';
import type { ListState } from './use-server-list';

/** A row with its id, which serials name differently. */
export type Stored = { readonly _id: string } | { readonly id: string };
export const rowKey = (row: Stored) => ('_id' in row ? row._id : row.id);

interface TableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'emptyText' | 'sort' | 'density' | 'selection'
> {
  /** Path of a row's page, opened by a click anywhere in the row. */
  readonly pathOf?: (row: Row) => string;
}

interface QueryTableProps<Row extends Stored> extends TableProps<Row> {
  readonly query: QueryState<unknown>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isAtLeast?: boolean;
  readonly paging: Paging;
}

function QueryTable<Row extends Stored>({ query, pathOf, ...table }: QueryTableProps<Row>) {
  const navigate = useNavigate();
  const { currentData, isFetching, error } = query;
  if (currentData === undefined && !isFetching && error) {
    return (
      <Paper variant="outlined">
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      </Paper>
    );
  }
  return (
    <DataTable
      {...table}
      rowKey={rowKey}
      loading={currentData === undefined && isFetching}
      onRowClick={pathOf ? (row) => void navigate(pathOf(row)) : undefined}
    />
  );
}

interface ServerTableProps<Row> extends TableProps<Row> {
  /** From `useServerList`. */
  readonly list: Pick<ListState<Row>, 'query' | 'paging' | 'search' | 'values' | 'onClear' | 'sort'>;
}

/** Message for a list without matches, with a button to clear search and filters. */
function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  return (
    <Button variant="outlined" onClick={onClear}>
      Clear search and filters
    </Button>
  );
}

/** A list paged by the server. Screen readers hear the number of matches. */
export function ServerTable<Row extends Stored>({
  list: { query, paging, search, values, onClear, sort },
  emptyText,
  ...table
}: ServerTableProps<Row>) {
  const page = query.currentData;
  const lastPage = page ? Math.max(1, Math.ceil(page.total / paging.pageSize)) : undefined;

  useEffect(() => {
    // The last row of the last page was removed, or the address names a missing page.
    if (lastPage !== undefined && paging.page > lastPage) paging.onPageChange(lastPage);
  }, [lastPage, paging]);

  const total = page?.total ?? query.data?.total ?? 0;
  const shownPage = Math.min(paging.page, Math.max(1, Math.ceil(total / paging.pageSize)));
  const isAtLeast = (page ?? query.data)?.isAtLeast === true;
  const isNarrowed = search !== '' || Object.keys(values).length > 0;
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isNarrowed && page
          ? `${isAtLeast ? 'More than ' : ''}${page.total.toLocaleString('en-GB')} found`
          : ''}
      </Box>
      <QueryTable
        sort={sort}
        {...table}
        emptyText={isNarrowed ? <NothingMatches onClear={onClear} /> : emptyText}
        query={query}
        rows={page?.items ?? []}
        total={total}
        isAtLeast={isAtLeast}
        paging={{ ...paging, page: shownPage }}
      />
    </>
  );
}

type Rows<Row> = ListPage<Row> | readonly Row[];
const NO_ROWS: readonly never[] = [];

/** A list that is loaded completely and paged in the browser. */
export function ClientTable<Row extends Stored>({
  query,
  ...table
}: TableProps<Row> & { readonly query: QueryState<Rows<Row>> }) {
  const { currentData = NO_ROWS } = query;
  const rows = 'items' in currentData ? currentData.items : currentData;
  return <QueryTable {...table} query={query} {...useClientPaging(rows)} />;
}
