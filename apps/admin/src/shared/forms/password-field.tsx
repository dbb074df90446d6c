import { type FieldValues, FormTextField, type FormTextFieldProps } from '@concord/ui/forms';

/** Field for the password of a staff account. */
export function PasswordField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  return <FormTextField<Values> type="password" autoComplete="current-password" {...props} />;
}
