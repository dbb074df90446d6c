import { errorMessage } from '@concord/api-client/requests';
import { HALL_LIMITS } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useId, useMemo } from 'react';
import { counted } from '../../shared/format';
import { FilterPanel } from '../../shared/lists/filter-panel';
import { filterQuery, type FilterValues } from '../../shared/lists/list-filters';
import { SearchBox } from '../../shared/lists/search-field';
import { useStudentListQuery } from '../../shared/requests';
import { useStudentFilters } from '../../shared/students/student-filters';
import { useDebounced } from '../../shared/use-debounced';

const DEBOUNCE_MS = 350;

/** What the list of students is searched and filtered by. */
export interface StudentsFilter {
  readonly search: string;
  readonly values: FilterValues;
  /** Both as calls take them. */
  readonly asked: FilterValues;
}

export const ALL_STUDENTS: StudentsFilter = { search: '', values: {}, asked: {} };

interface StudentsFilterFieldProps {
  readonly value: StudentsFilter;
  readonly onChange: (filter: StudentsFilter) => void;
  /** Only some of them are meant. */
  readonly isPart: boolean;
}

/** Search and filters of the list of students, and how many match. */
export function StudentsFilterField({ value, onChange, isPart }: StudentsFilterFieldProps) {
  const id = useId();
  const { search, values, asked } = value;
  const all = useStudentFilters(values['country'] ?? '');
  const filters = useMemo(() => all.filter((each) => each.kind !== 'yes'), [all]);
  const change = (next: Pick<StudentsFilter, 'search' | 'values'>) => {
    const words = next.search.trim();
    onChange({ ...next, asked: { ...(words && { search: words }), ...filterQuery(filters, next.values) } });
  };
  const debounced = useDebounced(JSON.stringify(asked), DEBOUNCE_MS);
  const query = { ...(JSON.parse(debounced) as FilterValues), page: 1, pageSize: 1 };
  const { currentData, error } = useStudentListQuery({ query });
  const total = currentData?.total;
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
        {total === undefined ? 'Counting…' : `${counted(total, 'student')} match`}
        {total !== undefined && total > HALL_LIMITS.students && !isPart
          ? `, and a session has at most ${HALL_LIMITS.students.toLocaleString('en-GB')}: narrow the filter`
          : null}
      </Typography>
    </Stack>
  );
}
