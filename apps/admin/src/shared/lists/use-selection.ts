import type { ListPage } from '@concord/api-client/requests';
import type { RowSelection } from '@concord/ui/tables';
import { useState } from 'react';
import type { QueryState } from '../query-state';
import type { FilterValues } from './list-filters';

/** The rows of a list that are chosen: by id on any of its pages, or all that match. */
export interface Selection<Row> extends RowSelection<Row> {
  readonly ids: readonly string[];
  /** All that match search and filters are chosen, whatever their number. */
  readonly isAll: boolean;
  readonly count: number;
  /** How many match. */
  readonly total: number;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

interface State {
  /** Search and filters under which the rows were chosen: others list other rows. */
  readonly scope: string;
  readonly ids: readonly string[];
  readonly isAll: boolean;
}

interface SelectableList<Row> {
  readonly query: QueryState<ListPage<Row>>;
  readonly search: string;
  readonly values: FilterValues;
}

/** The choice of rows of a list from `useServerList`, for `ServerTable` and `SelectionBar`. */
export function useSelection<Row extends { readonly _id: string }>(
  { query, search, values }: SelectableList<Row>,
  nameOf: (row: Row) => string,
): Selection<Row> {
  const scope = JSON.stringify([search, values]);
  const none: State = { scope, ids: [], isAll: false };
  const [state, setState] = useState(none);
  const { ids, isAll } = state.scope === scope ? state : none;
  const page = query.currentData;
  const total = page?.total ?? query.data?.total ?? 0;
  return {
    nameOf,
    ids,
    isAll,
    total,
    count: isAll ? total : ids.length,
    isSelected: (key) => isAll || ids.includes(key),
    onSelect: (keys, isSelected) => {
      // Of all that match, what is on the page stays chosen when one is taken out.
      const known = isAll ? (page?.items ?? []).map(({ _id }) => _id) : ids;
      const others = known.filter((id) => !keys.includes(id));
      setState({ scope, isAll: false, ids: isSelected ? [...others, ...keys] : others });
    },
    onSelectAll: () => setState({ scope, ids: [], isAll: true }),
    onClear: () => setState(none),
  };
}
