import FormHelperText from '@mui/material/FormHelperText';

/** The error under a field that has no helper text of its own; nothing when there is none. */
export function FieldError({ id, message }: { readonly id?: string; readonly message?: string }) {
  return message ? (
    <FormHelperText id={id} error role="alert">
      {message}
    </FormHelperText>
  ) : null;
}
