import FormHelperText from '@mui/material/FormHelperText';

/** The error under a field without helper text; `id` is for the field's `aria-describedby`. */
export function FieldError({ id, message }: { readonly id?: string; readonly message?: string }) {
  return message ? (
    <FormHelperText id={id} error role="alert">
      {message}
    </FormHelperText>
  ) : null;
}
