import { isUndecided, type Student } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { Alert, Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { ExtraTimeField, isExtraTimeText } from '../../shared/assignments/extra-time-field';
import { NewAssignmentFields } from '../../shared/assignments/new-assignment-fields';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useExamListQuery } from '../../shared/requests';
import { oneMonthAfter } from '../../shared/assignments/due-date';
import { moreTimeText, takenOverText } from './accommodation/more-time';
import { useAssignmentCreateMutation } from './requests';

interface AddExamDialogProps {
  readonly student: Student;
  readonly onClose: () => void;
}

/** Warning about an application that is not accepted, before its student is given an exam. */
function StandingAlert({ student: { review } }: Pick<AddExamDialogProps, 'student'>) {
  if (review?.status === 'rejected')
    return (
      <Alert severity="error">
        You can’t assign an exam because this application was rejected. Change the decision first.
      </Alert>
    );
  if (!isUndecided(review?.status)) return null;
  return (
    <Alert severity="warning">This application is not decided yet. You can still assign the exam.</Alert>
  );
}

export function AddExamDialog({ student: record, onClose }: AddExamDialogProps) {
  const { _id: student, accommodation } = record;
  const exams = useExamListQuery();
  const [add] = useAssignmentCreateMutation();
  const [exam, setExam] = useState('');
  const [dueDate, setDueDate] = useState(() => oneMonthAfter(new Date()));
  const [minutes, setMinutes] = useState('');
  const [isMailed, setMailed] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  const duration = exams.data?.items.find(({ _id }) => _id === exam)?.duration;
  const takenOver = accommodation && duration ? takenOverText(accommodation, duration) : undefined;
  const hint = takenOver
    ? `Leave empty to use this student’s extra time: ${takenOver}`
    : hintWithout(accommodation);

  const send = () => {
    setSubmitted(true);
    if (!exam) {
      toastError('Please select an Exam');
      return undefined;
    }
    if (!isExtraTimeText(minutes, true)) return undefined;
    const times = {
      ...(dueDate && { dueDate }),
      // A service of the release before knows no such field.
      ...(minutes.trim() && { extraTime: Number(minutes) }),
      ...(isMailed && { mail: true }),
    };
    return add({ body: { exam, student, status: 'pending', ...times } }).unwrap();
  };

  return (
    <FormDialog
      title="Add Exam"
      submitLabel="Add Exam"
      successText="Exam Added Succesfully"
      disabled={record.review?.status === 'rejected'}
      send={send}
      onClose={onClose}
    >
      <StandingAlert student={record} />
      <NewAssignmentFields
        exams={exams}
        exam={exam}
        error={submitted && !exam}
        onExam={setExam}
        value={dueDate}
        onChange={setDueDate}
      />
      <ExtraTimeField value={minutes} isOptional onChange={setMinutes} helperText={hint} />
      <FormControlLabel
        control={<Checkbox checked={isMailed} onChange={(event) => setMailed(event.target.checked)} />}
        label="Tell the student by e-mail"
      />
    </FormDialog>
  );
}

const hintWithout = (accommodation: Student['accommodation']) =>
  accommodation
    ? `Leave empty to use this student’s extra time: ${moreTimeText(accommodation)}`
    : 'Leave empty for no extra time';
