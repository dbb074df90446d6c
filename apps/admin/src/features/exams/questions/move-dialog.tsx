import type { Exam, ExamQuestion } from '@concord/contracts';
import { FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { withMoved } from './question-inputs';
import { useExamChange } from './use-exam-change';

interface MoveDialogProps {
  readonly exam: Exam;
  readonly question: ExamQuestion;
  readonly onClose: () => void;
}

/** Moves a question to another position in its exam. */
export function MoveDialog({ exam: opened, question, onClose }: MoveDialogProps) {
  const { exam, change } = useExamChange(opened);
  const last = exam.questions.length;
  const hint = `From 1 to ${last}`;
  const schema = z.object({
    place: z
      .string()
      .refine((text) => /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= last, hint),
  });
  const form = useSchemaForm(schema, { place: String(question.qstNumber) }, 'onChange');
  return (
    <SchemaDialog
      form={form}
      title={`Move question ${question.qstNumber}`}
      submitLabel="Move"
      successText="Question moved"
      disabled={!form.isComplete}
      send={({ place }) => change({ questions: withMoved(exam, question._id, Number(place)) })}
      onClose={onClose}
    >
      <FormTextField
        control={form.control}
        name="place"
        required
        label="New number"
        helperText={hint}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
    </SchemaDialog>
  );
}
