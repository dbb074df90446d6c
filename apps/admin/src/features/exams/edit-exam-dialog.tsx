import { examUpdateBody, LIMITS, type Exam } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { useUpdateExamMutation } from './update-exam';

interface EditExamDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

const minutesFrom = (text: string) => (text.trim() ? Number(text) : Number.NaN);

/** Changes an exam's title, code and duration; whoever is writing it keeps the version they began with. */
export function EditExamDialog({ exam, onClose }: EditExamDialogProps) {
  const titleId = useId();
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
    <Dialog open onClose={isLoading ? undefined : onClose} aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={titleId}>Edit exam</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" loading={isLoading} disabled={!checked.success}>
            Update
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
