import { Box, Paper } from '@concord/ui';
import { Checkbox, FormControlLabel, SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { SelectField } from '../fields/select-field';
import type { FilterValues, ListFilter } from './list-filters';
import { PeriodFields } from './period-fields';

interface FilterProps {
  readonly filter: ListFilter;
  readonly values: FilterValues;
  readonly onFilter: (change: FilterValues) => void;
}

interface YesFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/**
 * Checkbox with its own state, which changes at once: the address follows in a transition, which is slow on
 * slow devices.
 */
function YesField({ label, checked, onChange }: YesFieldProps) {
  const [state, setState] = useState({ shown: checked, known: checked });
  if (checked !== state.known) setState({ shown: checked, known: checked });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={state.shown}
          onChange={(_event, next) => {
            setState({ ...state, shown: next });
            onChange(next);
          }}
        />
      }
    />
  );
}

function FilterFields({ filter, values, onFilter }: FilterProps) {
  if (filter.kind === 'period') {
    return <PeriodFields label={filter.label} values={values} onFilter={onFilter} />;
  }
  if (filter.kind === 'linked') return null;
  const { name, label } = filter;
  const value = values[name] ?? '';
  if (filter.kind === 'yes') {
    return (
      <YesField
        label={label}
        checked={value === 'true'}
        onChange={(checked) => onFilter({ [name]: checked ? 'true' : '' })}
      />
    );
  }
  if (filter.onSearch) {
    return (
      <SearchField
        label={label}
        value={value}
        options={filter.options.map(([known, text]) => ({ value: known, label: text }))}
        onSearch={filter.onSearch}
        onChange={(next) => onFilter({ [name]: next })}
      />
    );
  }
  const isKnown = value === '' || filter.options.some(([known]) => known === value);
  return (
    <SelectField
      label={label}
      value={value}
      emptyLabel={filter.unset ?? 'All'}
      options={isKnown ? filter.options : [...filter.options, [value, value] as const]}
      onChange={(next) => onFilter({ [name]: next, ...(filter.clears && { [filter.clears]: '' }) })}
    />
  );
}

interface FilterPanelProps extends Omit<FilterProps, 'filter'> {
  readonly id: string;
  readonly filters: readonly ListFilter[];
}

/** Fields of a list's filters; each applies at once. */
export function FilterPanel({ id, filters, values, onFilter }: FilterPanelProps) {
  return (
    <Paper id={id} role="group" aria-label="Filters" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {filters.map((filter) => (
          <FilterFields key={filter.label} filter={filter} values={values} onFilter={onFilter} />
        ))}
      </Box>
    </Paper>
  );
}
