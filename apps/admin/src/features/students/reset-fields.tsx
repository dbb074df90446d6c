import { type Assignment, endOfDueDay } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { oneMonthAfter } from '../../shared/assignments/due-date';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { formatDueDay } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useAssignmentResetMutation } from './requests';

const schema = reasonForm.extend({ dueDate: z.string() });

/** Form of a reset, with a new due date if the present one has passed. */
export function useReset(assignment: Assignment) {
  const [reset] = useAssignmentResetMutation();
  const [today] = useState(() => new Date());
  const isPastDue = new Date(assignment.dueDate) <= today;
  const form = useSchemaForm(schema, { reason: '', dueDate: isPastDue ? oneMonthAfter(today) : '' });
  const send = ({ reason, dueDate }: typeof form.values) =>
    reset({
      params: { id: assignment._id },
      body: { reason, ...(dueDate ? { dueDate: endOfDueDay(dueDate) } : {}) },
    }).unwrap();
  return { form, isPastDue, send };
}

interface ResetFieldsProps {
  readonly assignment: Assignment;
  /** From {@link useReset}. */
  readonly reset: ReturnType<typeof useReset>;
}

/** Consequences of a reset, the new due date if needed, and the reason. */
export function ResetFields({ assignment, reset: { form, isPastDue } }: ResetFieldsProps) {
  const { exam, attempt, dueDate } = assignment;
  return (
    <>
      <Typography>
        {attempt
          ? `The candidate is taking ${exam.examName} (${exam.examCode}) now. This attempt ends at once and does not count.`
          : `The student can take ${exam.examName} (${exam.examCode}) again in a new round.`}{' '}
        The earlier attempt stays in the history.
      </Typography>
      {isPastDue ? (
        <DateField
          label="New due date"
          value={form.values.dueDate}
          onChange={form.setterOf('dueDate')}
          disablePast
          helperText={`The due date, ${formatDueDay(dueDate)}, has passed. Leave empty for one month from today`}
        />
      ) : null}
      <ReasonField control={form.control} />
    </>
  );
}
