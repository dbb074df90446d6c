import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText } from './error-text';

/** Properties of {@link FormTextField}. */
export type FormTextFieldProps<Values extends FieldValues> = Omit<
  TextFieldProps,
  'name' | 'value' | 'defaultValue' | 'onBlur' | 'error'
> & {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

/**
 * A text field bound to a form: `<FormTextField control={control} name="email" label="Email" />`. An error replaces the
 * helper text; `onChange` is called before the form has the new value.
 */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  helperText,
  onChange,
  ...props
}: FormTextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...props}
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={(event) => {
        onChange?.(event);
        field.onChange(event);
      }}
      onBlur={field.onBlur}
      error={Boolean(fieldState.error)}
      helperText={errorText(fieldState.error?.message) ?? helperText}
    />
  );
}
