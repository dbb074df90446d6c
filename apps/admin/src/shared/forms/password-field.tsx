import { type FieldValues, FormTextField, type FormTextFieldProps } from '@concord/ui/forms';

/** A field for the password by which staff sign in. */
export function PasswordField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  return <FormTextField<Values> type="password" autoComplete="current-password" {...props} />;
}
