import type { RowSelection } from '@concord/ui/tables';
import { useState } from 'react';
import { rowKey, type Stored } from './query-table';
import type { ListState } from './use-server-list';

/** Selected rows of a list: by id across pages, or all that match. */
export interface Selection<Row> extends RowSelection<Row> {
  readonly ids: readonly string[];
  /** Selected rows, as of their selection; empty if all matches are selected. */
  readonly rows: readonly Row[];
  /** True if all matches of search and filters are selected. */
  readonly isAll: boolean;
  readonly count: number;
  /** Number of matching rows. */
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

interface State<Row> {
  /** Search and filters of the selection; other ones clear it. */
  readonly scope: string;
  readonly rows: readonly Row[];
  readonly isAll: boolean;
}

/** Row selection for a list from `useServerList`, for `ServerTable` and `SelectionBar`. */
export function useSelection<Row extends Stored>(
  { query, search, values }: Pick<ListState<Row>, 'query' | 'search' | 'values'>,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const scope = JSON.stringify([search, values]);
  const none: State<Row> = { scope, rows: [], isAll: false };
  const [state, setState] = useState(none);
  const { rows, isAll } = state.scope === scope ? state : none;
  const ids = rows.map(rowKey);
  const page = query.currentData;
  const total = page?.total ?? query.data?.total ?? 0;
  return {
    nameOf,
    ids,
    rows,
    isAll,
    total,
    count: isAll ? total : ids.length,
    isSelected: (key) => isAll || ids.includes(key),
    onSelect: (keys, isSelected) => {
      const shown = page?.items ?? [];
      const isNamed = (row: Row) => keys.includes(rowKey(row));
      // Deselecting one row of "all that match" keeps the others on this page selected.
      const others = (isAll ? shown : rows).filter((row) => !isNamed(row));
      setState({ scope, isAll: false, rows: isSelected ? [...others, ...shown.filter(isNamed)] : others });
    },
    onSelectAll: () => setState({ scope, rows: [], isAll: true }),
    onClear: () => setState(none),
  };
}
