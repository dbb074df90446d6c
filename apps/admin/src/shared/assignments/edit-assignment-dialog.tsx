import { type Assignment, dueDayOf } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import { useAssignmentUpdateMutation } from '../requests';
import { ExtraTimeField } from './extra-time-field';
import { isExtraTime, MAX_EXTRA_MINUTES, minutesFrom } from './minutes';

const DUE_DAY_HINT = 'Until the end of that day in Nigeria';

interface EditAssignmentDialogProps {
  readonly assignment: Assignment;
  /** The student's name, on pages of several students. */
  readonly studentName?: string;
  readonly onClose: () => void;
}

export function EditAssignmentDialog({ assignment, studentName, onClose }: EditAssignmentDialogProps) {
  const [update] = useAssignmentUpdateMutation();
  const { exam } = assignment;
  const currentDueDate = dueDayOf(assignment.dueDate);
  const [dueDate, setDueDate] = useState(currentDueDate);
  const [minutes, setMinutes] = useState(String(assignment.extraTime));
  const extraTime = minutesFrom(minutes);
  const isValid = isExtraTime(extraTime);
  const changedDueDate = dueDate && dueDate !== currentDueDate ? { dueDate } : {};
  return (
    <FormDialog
      title={studentName ? `Edit exam of ${studentName}` : 'Edit exam'}
      submitLabel="Update"
      successText="Exam updated"
      send={() =>
        isValid
          ? update({ params: { id: assignment._id }, body: { extraTime, ...changedDueDate } }).unwrap()
          : undefined
      }
      onClose={onClose}
    >
      <Typography>
        {exam.examName} ({exam.examCode}), {exam.duration} minutes
      </Typography>
      {assignment.attempt ? (
        <Alert severity="info">
          The candidate is sitting this exam now. Extra time takes effect the next time answers are saved.
        </Alert>
      ) : null}
      <DateField label="Due date" value={dueDate} onChange={setDueDate} helperText={DUE_DAY_HINT} />
      <ExtraTimeField
        value={minutes}
        onChange={setMinutes}
        helperText={`Total, from 0 to ${MAX_EXTRA_MINUTES}. The candidate gets ${exam.duration + extraTime} minutes in all`}
      />
    </FormDialog>
  );
}
