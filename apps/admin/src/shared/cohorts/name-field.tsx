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
      label="Name of the cohort"
      required
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      helperText={
        error ? 'Give the cohort a name' : 'As "March diet 2027, Kano". No two cohorts have the same name'
      }
      slotProps={{ htmlInput: { maxLength: COHORT_LIMITS.nameLength } }}
    />
  );
}
