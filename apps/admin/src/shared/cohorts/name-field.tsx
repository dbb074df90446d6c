import { COHORT_LIMITS } from '@concord/contracts';
import { TextField } from '@concord/ui/forms';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: boolean;
}

/** The name of a cohort. */
export function NameField({ value, onChange, error }: NameFieldProps) {
  return (
    <TextField
      label="Cohort name"
      required
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={
        error
          ? 'Give the cohort a name'
          : 'For example, "March diet 2027, Kano". Each cohort needs its own name'
      }
      slotProps={{ htmlInput: { maxLength: COHORT_LIMITS.nameLength } }}
    />
  );
}
