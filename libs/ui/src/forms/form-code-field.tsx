import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useController, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { errorText } from './error-text';

interface FormCodeFieldProps<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'control' | 'resetField'>;
  readonly name: FieldPath<Values>;
  /** Refuses recovery codes. */
  readonly appOnly?: boolean;
  readonly autoFocus?: boolean;
}

const MONOSPACE = { fontFamily: 'ui-monospace, monospace', letterSpacing: '0.12em' };

const APP = {
  label: 'Code from your authenticator app',
  helperText: '6 digits that change every 30 seconds',
  other: 'Use a recovery code instead',
  autoComplete: 'one-time-code',
  html: { inputMode: 'numeric', style: MONOSPACE },
} as const;

const RECOVERY = {
  label: 'Recovery code',
  helperText: 'One of the codes you saved (each works once)',
  other: 'Use a code from the app instead',
  autoComplete: 'off',
  html: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, style: MONOSPACE },
} as const;

/** A second-factor code bound to a form, with a button to type a recovery code instead. */
export function FormCodeField<Values extends FieldValues>(props: FormCodeFieldProps<Values>) {
  const { form, name, appOnly = false, autoFocus = false } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [recovery, setRecovery] = useState(false);
  const [changed, setChanged] = useState(false);
  const { label, helperText, other, autoComplete, html } = recovery ? RECOVERY : APP;
  const change = () => {
    form.resetField(name);
    setRecovery(!recovery);
    setChanged(true);
  };
  return (
    <Box>
      <TextField
        // Remounted for another kind of code, because browsers read autofill attributes only at mount.
        key={label}
        label={label}
        autoFocus={autoFocus || changed}
        autoComplete={autoComplete}
        name={field.name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={Boolean(fieldState.error)}
        helperText={errorText(fieldState.error?.message) ?? helperText}
        slotProps={{ htmlInput: html }}
      />
      {appOnly ? null : (
        <Button size="small" onClick={change} sx={{ mt: 0.5, ml: '-20px' }}>
          {other}
        </Button>
      )}
    </Box>
  );
}
