import { GRADE_FEES, type GradeFee, MEMBER_LIMITS, type MemberGrade } from '@concord/contracts';
import { FormDateField, FormTextField, useController, useFormContext } from '@concord/ui/forms';
import { z } from 'zod';
import { FeesField } from '../../shared/members/fees-field';
import { lagosToday } from '../../shared/members/lagos-today';

/** Fields of every new member. */
export const inductionFields = {
  inductedOn: z.string(),
  number: z.string(),
  fees: z.array(z.enum(GRADE_FEES)),
};

interface InductionValues {
  inductedOn: string;
  number: string;
  fees: GradeFee[];
}

export const newInduction = (): InductionValues => ({
  inductedOn: lagosToday(),
  number: '',
  fees: [...GRADE_FEES],
});

/** Day, number and fees of a new member, inside a `FormProvider`. */
export function InductionInputs({ grade }: { readonly grade: MemberGrade | '' }) {
  const { control } = useFormContext<InductionValues>();
  const { field: fees } = useController<InductionValues, 'fees'>({ control, name: 'fees' });
  return (
    <>
      <FormDateField control={control} name="inductedOn" label="Date of induction" required />
      <FormTextField
        control={control}
        name="number"
        label="Member number"
        helperText="Leave it empty for the next free number"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength, autoComplete: 'off' } }}
      />
      <FeesField grade={grade} value={fees.value} onChange={fees.onChange} />
    </>
  );
}
