import { duplicateBody, type Exam } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { counted } from '../../shared/format';
import { useExamDuplicateMutation } from './requests';

/** Makes a new exam of this one, and opens it. */
export function DuplicateDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const [duplicate] = useExamDuplicateMutation();
  const navigate = useNavigate();
  const [title, setTitle] = useState(`${exam.examName} (copy)`);
  const checked = duplicateBody.safeParse({ title });
  const problem = checked.error?.issues[0]?.message;
  const send = async (body: { title: string }) => {
    const { _id } = await duplicate({ params: { id: exam._id }, body }).unwrap();
    void navigate(`/admin/exams/${_id}`);
  };
  return (
    <FormDialog
      title="Duplicate this exam"
      submitLabel="Duplicate"
      successText="Exam duplicated"
      disabled={!checked.success}
      send={() => (checked.success ? send(checked.data) : undefined)}
      onClose={onClose}
    >
      <Typography>
        The copy keeps {counted(exam.questions.length, 'question')}, the duration and the question selection,
        and gets a new code. Nobody is assigned to it yet.
      </Typography>
      <TextField
        required
        label="Title of the new exam"
        value={title}
        error={Boolean(problem)}
        helperText={problem}
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  );
}
