import { type Assignment, endOfDueDay } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { oneMonthAfter } from '../../shared/assignments/due-date';
import { formatDueDay } from '../../shared/format';
import { useAssignmentResetMutation } from './requests';

/** A new round of an exam, with a new due date where the present one has passed. */
export function useReset(assignment: Assignment) {
  const [reset] = useAssignmentResetMutation();
  const [today] = useState(() => new Date());
  const isPastDue = new Date(assignment.dueDate) <= today;
  const [dueDate, setDueDate] = useState(() => (isPastDue ? oneMonthAfter(today) : ''));
  const send = (reason: string) =>
    reset({
      params: { id: assignment._id },
      body: { reason, ...(dueDate ? { dueDate: endOfDueDay(dueDate) } : {}) },
    }).unwrap();
  return { isPastDue, dueDate, setDueDate, send };
}

interface ResetFieldsProps {
  readonly assignment: Assignment;
  /** From {@link useReset}. */
  readonly reset: ReturnType<typeof useReset>;
}

/** What a reset does, and the new due date where one is needed. */
export function ResetFields({ assignment, reset }: ResetFieldsProps) {
  const { exam, attempt, dueDate } = assignment;
  return (
    <>
      <Typography>
        {attempt
          ? `The candidate is taking ${exam.examName} (${exam.examCode}) now. This attempt ends at once and does not count.`
          : `The student can take ${exam.examName} (${exam.examCode}) again in a new round.`}{' '}
        The earlier attempt stays in the history.
      </Typography>
      {reset.isPastDue ? (
        <DateField
          label="New due date"
          value={reset.dueDate}
          onChange={reset.setDueDate}
          disablePast
          helperText={`The due date, ${formatDueDay(dueDate)}, has passed. Leave empty for one month from today`}
        />
      ) : null}
    </>
  );
}
