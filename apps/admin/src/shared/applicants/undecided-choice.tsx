import { Checkbox, FormControlLabel } from '@concord/ui/forms';

interface UndecidedChoiceProps {
  /** Number of undecided applicants; undefined if not counted. */
  readonly count?: number;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Choice whether to include undecided applicants. */
export function UndecidedChoice({ count, isIncluded, onChange }: UndecidedChoiceProps) {
  const number = count === undefined ? '' : ` (${count.toLocaleString('en-GB')})`;
  return (
    <FormControlLabel
      control={<Checkbox checked={isIncluded} onChange={(event) => onChange(event.target.checked)} />}
      label={`Include applicants who are not decided yet${number}`}
    />
  );
}
