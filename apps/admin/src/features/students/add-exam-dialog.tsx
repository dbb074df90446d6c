import { toastError } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ListSelectField } from '../../shared/fields/list-select-field';
import { useExamListQuery } from '../../shared/requests';
import { oneMonthAfter } from './due-date';
import { useAssignmentCreateMutation } from './requests';

interface AddExamDialogProps {
  readonly student: string;
  readonly onClose: () => void;
}

export function AddExamDialog({ student, onClose }: AddExamDialogProps) {
  const exams = useExamListQuery();
  const [add] = useAssignmentCreateMutation();
  const [exam, setExam] = useState('');
  const [dueDate, setDueDate] = useState(() => oneMonthAfter(new Date()));
  const [submitted, setSubmitted] = useState(false);

  const send = () => {
    setSubmitted(true);
    if (!exam) {
      toastError('Please select an Exam');
      return undefined;
    }
    return add({ body: { exam, student, status: 'pending', ...(dueDate ? { dueDate } : {}) } }).unwrap();
  };

  return (
    <FormDialog
      title="Add Exam"
      submitLabel="Add Exam"
      successText="Exam Added Succesfully"
      send={send}
      onClose={onClose}
    >
      <ListSelectField
        label="Exam"
        value={exam}
        error={submitted && !exam}
        list={exams}
        optionOf={({ _id, examName, examCode }) => [_id, `${examName} (${examCode})`]}
        emptyText="There is no exam yet"
        onChange={setExam}
      />
      <DateField
        label="Due date"
        value={dueDate}
        onChange={setDueDate}
        disablePast
        helperText="One month from today if left empty"
      />
    </FormDialog>
  );
}
