import type { Student } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { standingText } from '../applicants/standing-text';
import { fullName } from '../format';
import { useStudentListQuery } from '../requests';
import { useDebounced } from '../use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 350;

/** Maximum number of students chosen individually; filters and cohorts suit more. */
const MOST = 50;

interface StudentsFieldProps {
  readonly value: readonly Student[];
  readonly onChange: (students: readonly Student[]) => void;
}

/** E-mail, which distinguishes people of the same name, and the status of the application. */
const detailOf = ({ email, review }: Student) =>
  [email, standingText({ status: review?.status })].filter(Boolean).join(', ');

/** Field to choose individual students, found by the server. */
export function StudentsField({ value, onChange }: StudentsFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useStudentListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const found = data?.items.filter(({ _id }) => value.every((one) => one._id !== _id)) ?? [];
  const isFull = value.length >= MOST;
  return (
    <Stack spacing={1.5}>
      <SearchField
        // Resets the field after each choice.
        key={value.length}
        label={value.length > 0 ? 'Add another student' : 'Student'}
        value=""
        disabled={isFull}
        options={found.map((student) => ({
          value: student._id,
          label: fullName(student),
          code: detailOf(student),
        }))}
        helperText={
          isFull
            ? `You can add up to ${MOST} one by one. For more, choose a cohort or a filter`
            : 'Name, email or phone'
        }
        onSearch={setTyped}
        onChange={(id) => {
          const student = found.find(({ _id }) => _id === id);
          setTyped('');
          if (student) onChange([...value, student]);
        }}
      />
      {value.length > 0 ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {value.map((student) => (
            <Chip
              key={student._id}
              label={`${fullName(student)}, ${detailOf(student)}`}
              onDelete={() => onChange(value.filter(({ _id }) => _id !== student._id))}
              sx={{ minHeight: 44, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 1 } }}
            />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
