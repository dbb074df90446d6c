import { EXTRA_MINUTES_MAX, MORE_TIME_PERCENTS, type Student } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { minutesFrom } from '../../../shared/assignments/minutes';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { isReason, ReasonField } from '../../../shared/dialogs/reason-field';
import { SelectField } from '../../../shared/fields/select-field';
import { useStudentAccommodateMutation } from './requests';

const NONE = 'none';
const MINUTES = 'minutes';

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

/** Gives a student more time in exams, or ends that, with the reason. */
export function AccommodationDialog({ student, onClose }: AccommodationDialogProps) {
  const [change] = useStudentAccommodateMutation();
  const [choice, setChoice] = useState<string>(() => choiceOf(student));
  const [text, setText] = useState(String(student.accommodation?.minutes ?? ''));
  const [reason, setReason] = useState(student.accommodation?.reason ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const minutes = minutesFrom(text);
  const hasMinutes = minutes >= 1 && minutes <= EXTRA_MINUTES_MAX;
  const percent = MORE_TIME_PERCENTS.find((each) => String(each) === choice);

  const send = () => {
    setSubmitted(true);
    if (!isReason(reason) || (choice === MINUTES && !hasMinutes)) return undefined;
    const accommodation = choice === MINUTES ? { minutes } : percent ? { percent } : null;
    const body = { revision: student.revision ?? 0, accommodation, reason: reason.trim() };
    return change({ params: { id: student._id }, body }).unwrap();
  };
  return (
    <FormDialog
      title="Extra time in exams"
      submitLabel="Save"
      successText={choice === NONE ? 'Extra time removed' : 'Extra time saved'}
      send={send}
      onClose={onClose}
    >
      <Typography>
        This applies to every exam you assign from now on. Exams already assigned stay as they are.
      </Typography>
      <SelectField label="Extra time" value={choice} options={CHOICES} onChange={setChoice} />
      {choice === MINUTES ? (
        <TextField
          label="Minutes in every exam"
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isSubmitted && !hasMinutes}
          helperText={`Whole minutes from 1 to ${EXTRA_MINUTES_MAX}`}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        />
      ) : null}
      <ReasonField value={reason} onChange={setReason} error={isSubmitted && !isReason(reason)} />
    </FormDialog>
  );
}
