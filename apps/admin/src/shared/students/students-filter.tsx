import { errorMessage } from '@concord/api-client/requests';
import { Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useId, useMemo } from 'react';
import { counted } from '../format';
import { FilterPanel } from '../lists/filter-panel';
import { filterQuery, type FilterValues } from '../lists/list-filters';
import { SearchBox } from '../lists/search-field';
import { useStudentFilters } from './student-filters';
import { useMatchCount } from './use-match-count';

/** Search and filters of the list of students. */
export interface StudentsFilter {
  readonly search: string;
  readonly values: FilterValues;
  /** Search and filters as query parameters of calls. */
  readonly query: FilterValues;
}

export const ALL_STUDENTS: StudentsFilter = { search: '', values: {}, query: {} };

interface StudentsFilterFieldProps {
  readonly value: StudentsFilter;
  readonly onChange: (filter: StudentsFilter) => void;
  /** Maximum number of students, and the noun of what has this limit, e.g. `a session`. */
  readonly most?: readonly [count: number, taker: string];
}

/** Search and filters of the list of students, with the number of matches. */
export function StudentsFilterField({ value, onChange, most }: StudentsFilterFieldProps) {
  const id = useId();
  const { search, values, query } = value;
  const all = useStudentFilters(values['country'] ?? '');
  const filters = useMemo(() => all.filter((each) => each.kind !== 'yes'), [all]);
  const change = (next: Pick<StudentsFilter, 'search' | 'values'>) => {
    const words = next.search.trim();
    onChange({ ...next, query: { ...(words && { search: words }), ...filterQuery(filters, next.values) } });
  };
  const { total, error } = useMatchCount(query);
  return (
    <Stack spacing={2}>
      <SearchBox
        label="Search students"
        placeholder="Name, state, country, email or phone"
        value={search}
        onChange={(event) => change({ search: event.target.value, values })}
      />
      <FilterPanel
        id={id}
        filters={filters}
        values={values}
        onFilter={(changed) => {
          const set = Object.entries({ ...values, ...changed }).filter(([, text]) => text !== '');
          change({ search, values: Object.fromEntries(set) });
        }}
      />
      {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
      <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
        {total === undefined
          ? 'Counting…'
          : `${counted(total, 'student')} ${total === 1 ? 'matches' : 'match'}`}
        {total !== undefined && most && total > most[0]
          ? `, but ${most[1]} can have at most ${most[0].toLocaleString('en-GB')}. Narrow the filter.`
          : null}
      </Typography>
    </Stack>
  );
}
