import type { Exam, ExamQuestion } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { withMoved } from './question-inputs';
import { useExamChange } from './use-exam-change';

interface MoveDialogProps {
  readonly exam: Exam;
  readonly question: ExamQuestion;
  readonly onClose: () => void;
}

/** Puts a question at another place of its exam. */
export function MoveDialog({ exam: opened, question, onClose }: MoveDialogProps) {
  const { exam, change } = useExamChange(opened);
  const [typed, setTyped] = useState(String(question.qstNumber));
  const last = exam.questions.length;
  const place = Number(typed);
  const isPlace = Number.isInteger(place) && place >= 1 && place <= last;
  return (
    <FormDialog
      title={`Move question ${question.qstNumber}`}
      submitLabel="Move"
      successText="Question moved"
      disabled={!isPlace}
      send={() => change({ questions: withMoved(exam, question._id, place) })}
      onClose={onClose}
    >
      <TextField
        required
        label="New number"
        value={typed}
        error={!isPlace}
        helperText={`From 1 to ${last}`}
        onChange={(event) => setTyped(event.target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
    </FormDialog>
  );
}
