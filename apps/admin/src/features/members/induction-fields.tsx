import { lagosDay, MEMBER_GRADES, MEMBER_LIMITS, type MemberGrade } from '@concord/contracts';
import { type Control, type FieldPath, FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';

/** Grades of persons; organisations are corporate members. */
export const PERSON_GRADES = MEMBER_GRADES.filter((grade) => grade !== 'Corporate');

export const inductionFields = {
  grade: z.custom<MemberGrade>(),
  inductedOn: lagosDay,
  number: z.string().trim(),
};

interface Induction {
  readonly grade: MemberGrade;
  readonly inductedOn: string;
  readonly number: string;
}

interface InductionFieldsProps<Values extends Induction> {
  readonly control: Control<Values>;
  /** Grades to choose from; a single one is not asked for. */
  readonly grades: readonly MemberGrade[];
}

/** Grade, day and number of a new member. */
export function InductionFields<Values extends Induction>({ control, grades }: InductionFieldsProps<Values>) {
  const field = (name: keyof Induction) => name as FieldPath<Values>;
  return (
    <>
      {grades.length > 1 ? (
        <FormSelect control={control} name={field('grade')} label="Grade" options={grades} />
      ) : null}
      <FormDateField control={control} name={field('inductedOn')} label="Inducted on" />
      <FormTextField
        control={control}
        name={field('number')}
        label="Member number"
        helperText="Leave this empty to use the next free number"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength, autoComplete: 'off' } }}
      />
    </>
  );
}
