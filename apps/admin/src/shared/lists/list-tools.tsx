import type { ListKind, ViewList } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import { FilterIcon } from '@concord/ui/display';
import { useId, useState } from 'react';
import { ExportButtons } from '../exports/export-buttons';
import { ViewsMenu } from '../views/views-menu';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { listWords, setFilters } from './list-filters';
import { DisplayMenu } from './display-menu';
import { SearchField } from './search-field';
import type { ListState } from './use-server-list';
import type { TableDisplay } from './use-table-display';

interface ListToolsProps<Row> {
  readonly searchLabel: string;
  /** Names of the searched fields, shown in the empty search box. */
  readonly searchHint: string;
  /** From `useServerList`. */
  readonly list: Pick<
    ListState<Row>,
    'search' | 'onSearch' | 'filters' | 'values' | 'onFilter' | 'rowsQuery'
  >;
  /** Name of the list for saved views; without it there are none. */
  readonly views?: ViewList;
  /** From `useTableDisplay`. */
  readonly display: TableDisplay<Row>;
  /** Kind of the list's export; without it there is none. */
  readonly exportKind?: ListKind;
}

/** Tools above a list: search, filters and columns, with the active filters below. */
export function ListTools<Row>({
  searchLabel,
  searchHint,
  list,
  views,
  display,
  exportKind,
}: ListToolsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { filters, values, onFilter } = list;
  const set = setFilters(filters, values);
  const count = set.length > 0 ? ` (${set.length})` : '';
  return (
    <>
      <Stack
        direction="row"
        spacing={{ xs: 0.75, sm: 1.5 }}
        useFlexGap
        // Narrow buttons fit in one row of a window of 1280 px, and in two rows of a phone below the search.
        sx={{ flexWrap: 'wrap', mb: 2, '& .MuiButton-root': { px: { xs: 1, sm: 1.5 } } }}
      >
        <SearchField small label={searchLabel} placeholder={searchHint} list={list} />
        {filters.length > 0 ? (
          <Button
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Filters{count}
          </Button>
        ) : null}
        <DisplayMenu display={display} />
        {views ? <ViewsMenu list={views} /> : null}
        {exportKind ? (
          <ExportButtons
            kind={exportKind}
            columns={display.columns.shown.map(({ header }) => header)}
            list={list}
            described={listWords(list).join(' · ').slice(0, 500)}
          />
        ) : null}
      </Stack>
      {isOpen ? <FilterPanel id={id} filters={filters} values={values} onFilter={onFilter} /> : null}
      <FilterChips
        set={set}
        onLift={(names) => onFilter(Object.fromEntries(names.map((name) => [name, ''])))}
      />
    </>
  );
}
