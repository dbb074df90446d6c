import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { useCohortListQuery } from './requests';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

/** Select for a cohort, searched by the server. */
export function CohortField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useCohortListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const options = data?.items.map(({ _id, name, students }) => ({
    value: _id,
    label: `${name} (${students.toLocaleString('en-GB')})`,
  }));
  return (
    <SearchField
      label="Cohort"
      value={value}
      options={options ?? []}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
