import { EXTRA_MINUTES_MAX, MORE_TIME_PERCENTS, type Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { minutesFrom } from '../../../shared/assignments/minutes';
import { ReasonField, reasonForm } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { useStudentAccommodateMutation } from './requests';

const NONE = 'none';
const MINUTES = 'minutes';
const MINUTES_HINT = `Whole minutes from 1 to ${EXTRA_MINUTES_MAX}`;

const CHOICES = [
  [NONE, 'None'],
  ...MORE_TIME_PERCENTS.map((percent) => [String(percent), `${percent}% extra time`] as const),
  [MINUTES, 'A number of minutes'],
] as const;

const choiceOf = ({ accommodation }: Student): string => {
  if (!accommodation) return NONE;
  return accommodation.percent === undefined ? MINUTES : String(accommodation.percent);
};

interface AccommodationDialogProps {
  readonly student: Student;
  readonly onClose: () => void;
}

const schema = reasonForm.extend({ choice: z.string(), minutes: z.string() }).refine(
  ({ choice, minutes }) => {
    const count = minutesFrom(minutes);
    return choice !== MINUTES || (count >= 1 && count <= EXTRA_MINUTES_MAX);
  },
  { path: ['minutes'], error: MINUTES_HINT },
);

function accommodationOf({ choice, minutes }: z.infer<typeof schema>) {
  const percent = MORE_TIME_PERCENTS.find((each) => String(each) === choice);
  if (choice === MINUTES) return { minutes: minutesFrom(minutes) };
  return percent ? { percent } : null;
}

/** Sets or ends a student's extra time for exams, with the reason. */
export function AccommodationDialog({ student, onClose }: AccommodationDialogProps) {
  const [change] = useStudentAccommodateMutation();
  const { accommodation, revision = 0 } = student;
  const form = useSchemaForm(schema, {
    choice: choiceOf(student),
    minutes: String(accommodation?.minutes ?? ''),
    reason: accommodation?.reason ?? '',
  });
  const { control, values, setterOf } = form;
  return (
    <SchemaDialog
      form={form}
      title="Extra time in exams"
      submitLabel="Save"
      successText={values.choice === NONE ? 'Extra time removed' : 'Extra time saved'}
      send={(sent) => {
        const body = { revision, accommodation: accommodationOf(sent), reason: sent.reason };
        return change({ params: { id: student._id }, body }).unwrap();
      }}
      onClose={onClose}
    >
      <Typography>
        This applies to every exam you assign from now on. Exams already assigned stay as they are.
      </Typography>
      <SelectField label="Extra time" value={values.choice} options={CHOICES} onChange={setterOf('choice')} />
      {values.choice === MINUTES ? (
        <FormTextField
          control={control}
          name="minutes"
          label="Minutes in every exam"
          required
          helperText={MINUTES_HINT}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      ) : null}
      <ReasonField control={control} />
    </SchemaDialog>
  );
}
