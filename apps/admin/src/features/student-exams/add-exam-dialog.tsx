import { errorMessage } from '@concord/api-client/requests';
import { Stack, toastError, toastSuccess } from '@concord/ui';
import { Alert, DateField, MenuItem, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { useExamListQuery } from '../../shared/requests/exam-list';
import { useAddStudentExamMutation } from './add-student-exam';
import { oneMonthAhead } from './due-date';

interface AddExamDialogProps {
  readonly student: string;
  readonly onClose: () => void;
}

/** Assigns an exam to the student. */
export function AddExamDialog({ student, onClose }: AddExamDialogProps) {
  const exams = useExamListQuery();
  const [add, { isLoading }] = useAddStudentExamMutation();
  const [exam, setExam] = useState('');
  const [dueDate, setDueDate] = useState(() => oneMonthAhead(new Date()));
  const [missing, setMissing] = useState(false);

  const submit = async () => {
    if (!exam) {
      setMissing(true);
      toastError('Please select an Exam');
      return;
    }
    try {
      await add({ exam, student, status: 'pending', ...(dueDate ? { dueDate } : {}) }).unwrap();
      toastSuccess('Exam Added Succesfully');
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <FormDialog title="Add Exam" submitLabel="Add Exam" busy={isLoading} onSubmit={submit} onClose={onClose}>
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        {exams.error ? <Alert severity="error">{errorMessage(exams.error)}</Alert> : null}
        <TextField
          select
          required
          label="Exam"
          value={exam}
          error={missing && !exam}
          disabled={exams.isLoading}
          helperText={exams.data?.length === 0 ? 'There is no exam yet' : undefined}
          onChange={(event) => setExam(event.target.value)}
        >
          {(exams.data ?? []).map(({ _id, examName, examCode }) => (
            <MenuItem key={_id} value={_id} sx={{ whiteSpace: 'normal' }}>
              {examName} ({examCode})
            </MenuItem>
          ))}
        </TextField>
        <DateField
          label="Due date"
          value={dueDate}
          onChange={setDueDate}
          disablePast
          helperText="One month from today if left empty"
        />
      </Stack>
    </FormDialog>
  );
}
