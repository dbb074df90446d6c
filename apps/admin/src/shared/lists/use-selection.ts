import type { RowSelection } from '@concord/ui/tables';
import { useState } from 'react';
import { rowKey, type Stored } from './query-table';
import type { ListState } from './use-server-list';

/** The rows of a list that are chosen: by id on any of its pages, or all that match. */
export interface Selection<Row> extends RowSelection<Row> {
  readonly ids: readonly string[];
  /** Chosen rows, as they were when they were chosen; empty where all that match are chosen. */
  readonly rows: readonly Row[];
  /** All that match search and filters are chosen, whatever their number. */
  readonly isAll: boolean;
  readonly count: number;
  /** Number of rows that match. */
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

interface State<Row> {
  /** Search and filters under which the rows were chosen: others list other rows. */
  readonly scope: string;
  readonly rows: readonly Row[];
  readonly isAll: boolean;
}

/** The choice of rows of a list from `useServerList`, for `ServerTable` and `SelectionBar`. */
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
      // Taking one row out of "all that match" leaves the others on the page chosen.
      const others = (isAll ? shown : rows).filter((row) => !isNamed(row));
      setState({ scope, isAll: false, rows: isSelected ? [...others, ...shown.filter(isNamed)] : others });
    },
    onSelectAll: () => setState({ scope, rows: [], isAll: true }),
    onClear: () => setState(none),
  };
}
