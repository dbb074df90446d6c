import type { Student } from '@concord/contracts';
import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { fullName } from '../../shared/format';
import { useStudentListQuery } from '../../shared/requests';
import { useDebounced } from '../../shared/use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

interface StudentFieldProps {
  readonly value: Student | undefined;
  readonly onChange: (student: Student | undefined) => void;
}

/** Select for registered students, searched by the server; the e-mail distinguishes namesakes. */
export function StudentField({ value, onChange }: StudentFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useStudentListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const found = data?.items ?? [];
  const isFound = found.some(({ _id }) => _id === value?._id);
  const students = value && !isFound ? [...found, value] : found;
  return (
    <SearchField
      label="Registered student"
      value={value?._id ?? ''}
      options={students.map((student) => ({
        value: student._id,
        label: fullName(student),
        code: student.email,
      }))}
      helperText={`${value?.email ?? 'Optional'}. The certificate then appears on the student’s record and can be sent by e-mail`}
      onSearch={setTyped}
      onChange={(id) => onChange(students.find(({ _id }) => _id === id))}
    />
  );
}
