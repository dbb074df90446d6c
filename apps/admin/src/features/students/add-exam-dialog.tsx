import { isUndecided, type Student } from '@concord/contracts';
import { Alert } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { ExtraTimeField, optionalMinutes } from '../../shared/assignments/extra-time-field';
import { NewAssignmentFields } from '../../shared/assignments/new-assignment-fields';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../shared/fields/form-checkbox';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { useExamListQuery } from '../../shared/requests';
import { oneMonthAfter } from '../../shared/assignments/due-date';
import { moreTimeText, takenOverText } from './accommodation/more-time';
import { useAssignmentCreateMutation } from './requests';

interface AddExamDialogProps {
  readonly student: Student;
  readonly onClose: () => void;
}

/** Warning that the student's application is not accepted. */
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

const schema = z.object({
  exam: filled(''),
  dueDate: z.string(),
  minutes: optionalMinutes,
  isMailed: z.boolean(),
});

export function AddExamDialog({ student: record, onClose }: AddExamDialogProps) {
  const { _id: student, accommodation } = record;
  const exams = useExamListQuery();
  const [add] = useAssignmentCreateMutation();
  const [today] = useState(() => new Date());
  const form = useSchemaForm(schema, {
    exam: '',
    dueDate: oneMonthAfter(today),
    minutes: '',
    isMailed: false,
  });
  const { control, values, setterOf, errorOf } = form;
  const { exam } = values;

  const duration = exams.data?.items.find(({ _id }) => _id === exam)?.duration;
  const takenOver = accommodation && duration ? takenOverText(accommodation, duration) : undefined;
  const hint = takenOver
    ? `Leave empty to use this student’s extra time: ${takenOver}`
    : hintWithout(accommodation);

  const send = ({ dueDate, minutes, isMailed }: typeof values) => {
    const times = {
      ...(dueDate && { dueDate }),
      // A service of the previous release does not know this field.
      ...(minutes && { extraTime: Number(minutes) }),
      ...(isMailed && { mail: true }),
    };
    return add({ body: { exam, student, status: 'pending', ...times } }).unwrap();
  };

  return (
    <SchemaDialog
      form={form}
      title="Add Exam"
      submitLabel="Add Exam"
      successText="Exam Added Succesfully"
      incompleteText={exam ? undefined : 'Please select an Exam'}
      disabled={record.review?.status === 'rejected'}
      send={send}
      onClose={onClose}
    >
      <StandingAlert student={record} />
      <NewAssignmentFields
        exams={exams}
        exam={exam}
        error={errorOf('exam') !== undefined}
        onExam={setterOf('exam')}
        value={values.dueDate}
        onChange={setterOf('dueDate')}
      />
      <ExtraTimeField value={values.minutes} isOptional onChange={setterOf('minutes')} helperText={hint} />
      <FormCheckbox control={control} name="isMailed" label="Tell the student by e-mail" />
    </SchemaDialog>
  );
}

const hintWithout = (accommodation: Student['accommodation']) =>
  accommodation
    ? `Leave empty to use this student’s extra time: ${moreTimeText(accommodation)}`
    : 'Leave empty for no extra time';
