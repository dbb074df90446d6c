import { LIMITS, text } from '@concord/contracts';
import { type Control, type FieldPath, type FieldValues, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';

/** Message for a reason that is too short. */
export const REASON_NEEDED = 'Enter the reason in a few words';

/** Schema of a reason as in the calls, with the form's own message. */
export const reason = text(LIMITS.reasonLength, { min: LIMITS.reasonMin, message: REASON_NEEDED });

/** True for a valid reason, for forms that do not always need one. */
export const isReason = (given: string): boolean => reason.safeParse(given).success;

/** Schema of a form with only a reason. */
export const reasonForm = z.object({ reason });

interface ReasonFieldProps<Values extends FieldValues & { readonly reason: string }> {
  readonly control: Control<Values>;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** Form field `reason`: why staff take an action; the server stores it. */
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
