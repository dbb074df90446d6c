import { LIMITS } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: boolean;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** The reason of what staff do; the server keeps it. */
export function ReasonField({ value, onChange, error, required = true, autoFocus }: ReasonFieldProps) {
  return (
    <TextField
      autoFocus={autoFocus}
      label="Reason"
      required={required}
      multiline
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={error ? 'Enter the reason in a few words' : 'The reason is kept with this action'}
      slotProps={{ htmlInput: { maxLength: LIMITS.reasonLength } }}
    />
  );
}

/** Whether a reason says enough. */
export const isReason = (text: string): boolean => text.trim().length >= LIMITS.reasonMin;
