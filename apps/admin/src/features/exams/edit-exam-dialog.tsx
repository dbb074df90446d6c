import { examUpdateBody, LIMITS, type Exam } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useExamUpdateMutation } from './requests';

const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

const FIELDS = [
  { name: 'examName', label: 'Exam title' },
  { name: 'examCode', label: 'Exam code' },
  { name: 'duration', label: 'Duration in minutes', hint: DURATION_HINT },
] as const;

/** Changes an exam's title, code and duration; attempts under way keep the version that they began with. */
export function EditExamDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const [update] = useExamUpdateMutation();
  const [values, setValues] = useState({
    examName: exam.examName,
    examCode: exam.examCode,
    duration: String(exam.duration),
  });
  const duration = values.duration.trim() ? Number(values.duration) : Number.NaN;
  const checked = examUpdateBody.safeParse({ ...values, duration });
  const problemOf = (field: string) =>
    checked.error?.issues.find((issue) => issue.path[0] === field)?.message;
  return (
    <FormDialog
      title="Edit exam"
      submitLabel="Update"
      successText="Exam updated"
      disabled={!checked.success}
      send={() =>
        checked.success ? update({ params: { id: exam._id }, body: checked.data }).unwrap() : undefined
      }
      onClose={onClose}
    >
      {FIELDS.map(({ name, label, ...field }) => (
        <TextField
          key={name}
          required
          label={label}
          value={values[name]}
          error={Boolean(problemOf(name))}
          helperText={problemOf(name) ?? ('hint' in field ? field.hint : undefined)}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          slotProps={name === 'duration' ? { htmlInput: { inputMode: 'numeric', maxLength: 4 } } : undefined}
        />
      ))}
    </FormDialog>
  );
}
