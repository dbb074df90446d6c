import { type DuplicateBody, duplicateBody, type Exam } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { useExamDuplicateMutation } from './requests';

/** Copies an exam, and opens the copy. */
export function DuplicateDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const [duplicate] = useExamDuplicateMutation();
  const navigate = useNavigate();
  const form = useSchemaForm(duplicateBody.out, { title: `${exam.examName} (copy)` }, 'onChange');
  const send = async (body: DuplicateBody) => {
    const { _id } = await duplicate({ params: { id: exam._id }, body }).unwrap();
    void navigate(`/admin/exams/${_id}`);
  };
  return (
    <SchemaDialog
      form={form}
      title="Duplicate this exam"
      submitLabel="Duplicate"
      successText="Exam duplicated"
      disabled={!form.isComplete}
      send={send}
      onClose={onClose}
    >
      <Typography>
        The copy keeps {counted(exam.questions.length, 'question')}, the duration and the question selection,
        and gets a new code. Nobody is assigned to it yet.
      </Typography>
      <FormTextField control={form.control} name="title" required label="Title of the new exam" />
    </SchemaDialog>
  );
}
