import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { fullName } from '../../shared/format';
import { useStudentListQuery } from '../../shared/requests';
import { useDebounced } from '../../shared/use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

interface ApplicantFieldProps {
  /** Id of the applicant's record; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** Select for accepted applicants, searched by the server; the e-mail distinguishes namesakes. */
export function ApplicantField({ value, error, onChange }: ApplicantFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useStudentListQuery({
    query: { pageSize: SHOWN, page: 1, status: 'accepted', ...(search && { search }) },
  });
  const options = (data?.items ?? []).map((student) => ({
    value: student._id,
    label: fullName(student),
    code: student.email,
  }));
  return (
    <SearchField
      label="Accepted applicant"
      value={value}
      options={options}
      error={error}
      helperText="Search by name, e-mail or phone"
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
