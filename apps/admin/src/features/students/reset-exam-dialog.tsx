import type { Assignment } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { formatCalendarDate } from '../../shared/format';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { oneMonthAfter } from './due-date';
import { useAssignmentResetMutation } from './requests';

interface ResetExamDialogProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Every due date is the end of its day. */
const endOfDay = (day: string) => `${day}T23:59:59.999Z`;

/** Starts a new round of an exam; the last attempt stays in the history. */
export function ResetExamDialog({ assignment, onClose }: ResetExamDialogProps) {
  const [reset] = useAssignmentResetMutation();
  const [today] = useState(() => new Date());
  const isPastDue = new Date(assignment.dueDate) <= today;
  const [dueDate, setDueDate] = useState(() => (isPastDue ? oneMonthAfter(today) : ''));
  const { exam } = assignment;
  return (
    <ReasonDialog
      title="Reset exam"
      submitLabel="Reset exam"
      destructive
      successText="Exam reset Succesfully"
      send={(reason) =>
        reset({
          params: { id: assignment._id },
          body: { reason, ...(dueDate ? { dueDate: endOfDay(dueDate) } : {}) },
        }).unwrap()
      }
      onClose={onClose}
    >
      <Typography>
        {assignment.attempt
          ? `The candidate is writing ${exam.examName} (${exam.examCode}) now. That attempt ends at once and does not count.`
          : `A new round of ${exam.examName} (${exam.examCode}) begins, and the exam can be written again.`}{' '}
        The attempt so far is kept as history.
      </Typography>
      {isPastDue ? (
        <DateField
          label="New due date"
          value={dueDate}
          onChange={setDueDate}
          disablePast
          helperText={`The due date, ${formatCalendarDate(assignment.dueDate)}, has passed. One month from today if left empty`}
        />
      ) : null}
    </ReasonDialog>
  );
}
