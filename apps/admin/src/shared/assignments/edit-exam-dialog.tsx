import type { Assignment } from '@concord/contracts';
import { Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Alert, DateField, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../form-dialog';
import { useUpdateStudentExamMutation } from './update-student-exam';

const MOST_MINUTES = 600;

interface EditExamDialogProps {
  readonly assignment: Assignment;
  /** The student's name where the page does not say it. */
  readonly of?: string;
  readonly onClose: () => void;
}

const minutesFrom = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Changes the due date and the extra time of an assigned exam. */
export function EditExamDialog({ assignment, of, onClose }: EditExamDialogProps) {
  const [update, { isLoading }] = useUpdateStudentExamMutation();
  const { exam } = assignment;
  const dueDay = assignment.dueDate.slice(0, 10);
  const [dueDate, setDueDate] = useState(dueDay);
  const [minutes, setMinutes] = useState(String(assignment.extraTime));
  const extraTime = minutesFrom(minutes);
  const wrongMinutes = !(extraTime <= MOST_MINUTES);

  const submit = async () => {
    if (wrongMinutes) return;
    try {
      await update({
        _id: assignment._id,
        extraTime,
        ...(dueDate && dueDate !== dueDay ? { dueDate } : {}),
      }).unwrap();
      toastSuccess('Exam updated Succesfully');
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <FormDialog
      title={of ? `Edit exam of ${of}` : 'Edit exam'}
      submitLabel="Update"
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2.5 }}>
        {exam.examName} ({exam.examCode}), {exam.duration} minutes
      </Typography>
      <Stack spacing={2.5}>
        {assignment.attempt ? (
          <Alert severity="info">
            The candidate is writing this exam now. Extra time takes effect with the candidate&apos;s next
            save.
          </Alert>
        ) : null}
        <DateField label="Due date" value={dueDate} onChange={setDueDate} />
        <TextField
          label="Extra time in minutes"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          error={wrongMinutes}
          helperText={
            wrongMinutes
              ? `Whole minutes from 0 to ${MOST_MINUTES}`
              : `The whole of it, from 0 to ${MOST_MINUTES}: ${exam.duration + extraTime} minutes to write in all`
          }
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Stack>
    </FormDialog>
  );
}
