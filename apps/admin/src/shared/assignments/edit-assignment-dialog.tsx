import { type Assignment, dueDayOf } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, DateField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { useSchemaForm } from '../forms/use-schema-form';
import { useAssignmentUpdateMutation } from '../requests';
import { ExtraTimeField, isExtraTimeText } from './extra-time-field';
import { MAX_EXTRA_MINUTES, minutesFrom } from './minutes';

const DUE_DAY_HINT = 'Until the end of that day in Nigeria';

interface EditAssignmentDialogProps {
  readonly assignment: Assignment;
  /** Name of the student, on pages with several. */
  readonly studentName?: string;
  readonly onClose: () => void;
}

const schema = z.object({
  dueDate: z.string(),
  minutes: z.string().refine((text) => isExtraTimeText(text)),
});

export function EditAssignmentDialog({ assignment, studentName, onClose }: EditAssignmentDialogProps) {
  const [update] = useAssignmentUpdateMutation();
  const { exam } = assignment;
  const currentDueDate = dueDayOf(assignment.dueDate);
  const form = useSchemaForm(schema, { dueDate: currentDueDate, minutes: String(assignment.extraTime) });
  const { values, setterOf } = form;
  const send = ({ dueDate, minutes }: typeof values) => {
    const changedDueDate = dueDate && dueDate !== currentDueDate ? { dueDate } : {};
    const body = { extraTime: minutesFrom(minutes), ...changedDueDate };
    return update({ params: { id: assignment._id }, body }).unwrap();
  };
  return (
    <SchemaDialog
      form={form}
      title={studentName ? `Edit exam of ${studentName}` : 'Edit exam'}
      submitLabel="Update"
      successText="Exam updated"
      send={send}
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
      <DateField
        label="Due date"
        value={values.dueDate}
        onChange={setterOf('dueDate')}
        helperText={DUE_DAY_HINT}
      />
      <ExtraTimeField
        value={values.minutes}
        onChange={setterOf('minutes')}
        helperText={`Total, from 0 to ${MAX_EXTRA_MINUTES}. The candidate gets ${exam.duration + minutesFrom(values.minutes)} minutes in all`}
      />
    </SchemaDialog>
  );
}
