import { Button, Stack } from '@concord/ui';
import { FilterIcon } from '@concord/ui/display';
import { useId, useState } from 'react';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { type FilterValues, type ListFilter, setFilters } from './list-filters';
import { LookMenu } from './look-menu';
import { SearchField } from './search-field';
import type { TableLook } from './use-table-look';

interface ListToolsProps<Row> {
  readonly searchLabel: string;
  /** What is searched in, shown in the empty field. */
  readonly searchHint: string;
  /** From `useServerList`. */
  readonly list: {
    readonly search: string;
    readonly onSearch: (text: string) => void;
    readonly filters: readonly ListFilter[];
    readonly values: FilterValues;
    readonly onFilter: (change: FilterValues) => void;
  };
  /** From `useTableLook`. */
  readonly look: TableLook<Row>;
}

/** The row above a list: search, filters, columns; below it what the list is filtered by. */
export function ListTools<Row>({ searchLabel, searchHint, list, look }: ListToolsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { filters, values, onFilter } = list;
  const set = setFilters(filters, values);
  const count = set.length > 0 ? ` (${set.length})` : '';
  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <SearchField small label={searchLabel} placeholder={searchHint} list={list} />
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{count}
        </Button>
        <LookMenu look={look} />
      </Stack>
      {isOpen ? <FilterPanel id={id} filters={filters} values={values} onFilter={onFilter} /> : null}
      <FilterChips
        set={set}
        onLift={(names) => onFilter(Object.fromEntries(names.map((name) => [name, ''])))}
      />
    </>
  );
}
