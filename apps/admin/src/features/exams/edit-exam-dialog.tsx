import { examUpdateBody, LIMITS, type Exam } from '@concord/contracts';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useExamUpdateMutation } from './requests';

const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

const fields = z.object({
  examName: z.string().trim(),
  examCode: z.string().trim(),
  duration: z.string().trim(),
});

const bodyOf = ({ duration, ...names }: z.infer<typeof fields>) => ({
  ...names,
  duration: duration ? Number(duration) : Number.NaN,
});

/** The call's schema, for a duration typed as text. */
const schema = fields.superRefine((values, context) => {
  for (const { path, message } of examUpdateBody.safeParse(bodyOf(values)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path], message });
});

/** Changes an exam's title, code and duration; attempts in progress keep their version. */
export function EditExamDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const [update] = useExamUpdateMutation();
  const { examName, examCode, duration } = exam;
  const form = useSchemaForm(schema, { examName, examCode, duration: String(duration) }, 'onChange');
  const { control } = form;
  return (
    <SchemaDialog
      form={form}
      title="Edit exam"
      submitLabel="Update"
      successText="Exam updated"
      disabled={!form.isComplete}
      send={(values) => update({ params: { id: exam._id }, body: bodyOf(values) }).unwrap()}
      onClose={onClose}
    >
      <FormTextField control={control} name="examName" required label="Exam title" />
      <FormTextField control={control} name="examCode" required label="Exam code" />
      <FormTextField
        control={control}
        name="duration"
        required
        label="Duration in minutes"
        helperText={DURATION_HINT}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      />
    </SchemaDialog>
  );
}
