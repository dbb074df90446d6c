import type { ExamSummary } from '@concord/contracts';
import { DateField } from '@concord/ui/forms';
import type { ComponentProps } from 'react';
import { ListSelectField } from '../fields/list-select-field';

interface NewAssignmentFieldsProps extends Pick<ComponentProps<typeof DateField>, 'value' | 'onChange'> {
  /** Query state of the list of exams. */
  readonly exams: ComponentProps<typeof ListSelectField<ExamSummary>>['list'];
  /** Id of the chosen exam; empty for none. */
  readonly exam: string;
  readonly error: boolean;
  readonly onExam: (exam: string) => void;
}

export const examLabel = ({ examName, examCode }: ExamSummary) => `${examName} (${examCode})`;

/** Fields for an exam and its due date. */
export function NewAssignmentFields({
  exams,
  exam,
  error,
  onExam,
  value,
  onChange,
}: NewAssignmentFieldsProps) {
  return (
    <>
      <ListSelectField
        label="Exam"
        value={exam}
        error={error}
        list={exams}
        optionOf={(one) => [one._id, examLabel(one)]}
        emptyText="There are no exams yet"
        onChange={onExam}
      />
      <DateField
        label="Due date"
        value={value}
        onChange={onChange}
        disablePast
        helperText="Until the end of that day in Nigeria. Leave empty for one month from today"
      />
    </>
  );
}
