import { LIMITS, text } from '@concord/contracts';
import { type Control, type FieldPath, type FieldValues, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';

/** Message at a reason that says too little. */
export const REASON_NEEDED = 'Enter the reason in a few words';

/** The reason of an action of staff: the rule of the calls, with the form's own message. */
export const reason = text(LIMITS.reasonLength, { min: LIMITS.reasonMin, message: REASON_NEEDED });

/** Checks a reason, for forms in which it is not always needed. */
export const isReason = (given: string): boolean => reason.safeParse(given).success;

/** The form that has only a reason. */
export const reasonForm = z.object({ reason });

interface ReasonFieldProps<Values extends FieldValues & { readonly reason: string }> {
  readonly control: Control<Values>;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** The field `reason` of a form: why staff do something; the server keeps it. */
export function ReasonField<Values extends FieldValues & { readonly reason: string }>({
  control,
  required = true,
  autoFocus,
}: ReasonFieldProps<Values>) {
  return (
    <FormTextField
      control={control}
      name={'reason' as FieldPath<Values>}
      autoFocus={autoFocus}
      label="Reason"
      required={required}
      multiline
      minRows={2}
      helperText="The reason is kept with this action"
      slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
    />
  );
}
