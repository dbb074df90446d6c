import { Checkbox, FormControlLabel } from '@concord/ui/forms';

interface UndecidedChoiceProps {
  /** How many applicants are not decided yet; absent where nobody counts them. */
  readonly count?: number;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Whether applicants on whom nobody has decided yet are included. */
export function UndecidedChoice({ count, isIncluded, onChange }: UndecidedChoiceProps) {
  const number = count === undefined ? '' : ` (${count.toLocaleString('en-GB')})`;
  return (
    <FormControlLabel
      control={<Checkbox checked={isIncluded} onChange={(event) => onChange(event.target.checked)} />}
      label={`Include applicants who are not decided yet${number}`}
    />
  );
}
