import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type Ref, useId } from 'react';

/** Properties of {@link PlainField}: those of an `input`, except its id. */
export interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'ref'> {
  readonly label: string;
  readonly help: string;
  /** Shown instead of the help text. */
  readonly problem: string | undefined;
  readonly field?: Ref<HTMLInputElement>;
}

/**
 * Labelled text field with a line for its help text or problem, for pages without the fields of MUI, which are
 * many times larger.
 */
export function PlainField({ label, help, problem, field, ...input }: PlainFieldProps) {
  const id = useId();
  const helpId = useId();
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        {...input}
        ref={field}
        component="input"
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        sx={{
          width: '100%',
          height: 52,
          px: 1.75,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: problem ? 'error.main' : 'text.secondary',
          borderRadius: 1,
          '&:hover': { borderColor: problem ? 'error.main' : 'text.primary' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Typography
        id={helpId}
        aria-live="polite"
        variant="body2"
        sx={{ mt: 0.5, color: problem ? 'error.main' : 'text.secondary' }}
      >
        {problem ?? help}
      </Typography>
    </div>
  );
}
