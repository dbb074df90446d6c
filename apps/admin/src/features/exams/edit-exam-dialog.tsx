import { examUpdateBody, LIMITS, type Exam } from '@concord/contracts';
import { Stack, toastError, toastSuccess } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { useUpdateExamMutation } from './update-exam';

interface EditExamDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

const minutesFrom = (text: string) => (text.trim() ? Number(text) : Number.NaN);

/** Changes an exam's title, code and duration; whoever is writing it keeps the version they began with. */
export function EditExamDialog({ exam, onClose }: EditExamDialogProps) {
  const [update, { isLoading }] = useUpdateExamMutation();
  const [examName, setExamName] = useState(exam.examName);
  const [examCode, setExamCode] = useState(exam.examCode);
  const [duration, setDuration] = useState(String(exam.duration));
  const checked = examUpdateBody.safeParse({ examName, examCode, duration: minutesFrom(duration) });
  const problemOf = (field: string) =>
    checked.error?.issues.find((issue) => issue.path[0] === field)?.message;

  const submit = async () => {
    if (!checked.success) return;
    try {
      await update({ _id: exam._id, ...checked.data }).unwrap();
      toastSuccess('Exam updated Succesfully');
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <FormDialog
      title="Edit exam"
      submitLabel="Update"
      busy={isLoading}
      disabled={!checked.success}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <TextField
          required
          label="Exam title"
          value={examName}
          error={Boolean(problemOf('examName'))}
          helperText={problemOf('examName')}
          onChange={(event) => setExamName(event.target.value)}
        />
        <TextField
          required
          label="Exam code"
          value={examCode}
          error={Boolean(problemOf('examCode'))}
          helperText={problemOf('examCode')}
          onChange={(event) => setExamCode(event.target.value)}
        />
        <TextField
          required
          label="Duration in minutes"
          value={duration}
          error={Boolean(problemOf('duration'))}
          helperText={problemOf('duration') ?? DURATION_HINT}
          onChange={(event) => setDuration(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </Stack>
    </FormDialog>
  );
}
