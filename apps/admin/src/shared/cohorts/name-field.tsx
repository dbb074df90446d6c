import { COHORT_LIMITS } from '@concord/contracts';
import { type Control, type FieldPath, type FieldValues, FormTextField } from '@concord/ui/forms';
import { filled } from '../forms/use-schema-form';

/** Schema of a cohort's name. */
export const cohortName = filled('Give the cohort a name');

/** Form field `name` for the name of a cohort. */
export function NameField<Values extends FieldValues & { readonly name: string }>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  return (
    <FormTextField
      control={control}
      name={'name' as FieldPath<Values>}
      label="Cohort name"
      required
      autoFocus
      helperText='For example, "March diet 2027, Kano". Each cohort needs its own name'
      slotProps={{ htmlInput: { maxLength: COHORT_LIMITS.nameLength } }}
    />
  );
}
