import type { Student } from '@concord/contracts';
import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { fullName } from '../../shared/format';
import { useStudentGetQuery, useStudentListQuery } from '../../shared/requests';
import { useDebounced } from '../../shared/use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

/** Accepted applicants that match the typed text, and the chosen one. */
function useAccepted(typed: string, id: string): readonly Student[] {
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useStudentListQuery({
    query: { pageSize: SHOWN, page: 1, status: 'accepted', ...(search && { search }) },
  });
  const { currentData: chosen } = useStudentGetQuery({ params: { id } }, { skip: !id });
  const found = data?.items ?? [];
  const isMissing = chosen !== undefined && !found.some(({ _id }) => _id === chosen._id);
  return isMissing ? [...found, chosen] : found;
}

interface ApplicantFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (student: string) => void;
}

/** Select for accepted applicants, searched by the server; the e-mail distinguishes namesakes. */
export function ApplicantField({ value, error, onChange }: ApplicantFieldProps) {
  const [typed, setTyped] = useState('');
  const students = useAccepted(typed, value);
  return (
    <SearchField
      label="Accepted applicant"
      value={value}
      options={students.map((student) => ({
        value: student._id,
        label: fullName(student),
        code: student.email,
      }))}
      error={error}
      helperText={
        students.find(({ _id }) => _id === value)?.email ?? 'Type a name, an e-mail address or a phone number'
      }
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
