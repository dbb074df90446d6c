import { TextField } from '@concord/ui/forms';
import { z } from 'zod';
import { isExtraTime, MAX_EXTRA_MINUTES, minutesFrom } from './minutes';

interface ExtraTimeFieldProps {
  /** The text as typed. */
  readonly value: string;
  readonly helperText: string;
  /** Accepts an empty field. */
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

/** True if a text is a number of extra minutes. */
export const isExtraTimeText = (text: string, isOptional = false): boolean =>
  (isOptional && text.trim() === '') || isExtraTime(minutesFrom(text));

/** Schema of extra time that may be empty. */
export const optionalMinutes = z
  .string()
  .trim()
  .refine((text) => isExtraTimeText(text, true));

/** Extra time in minutes. */
export function ExtraTimeField({ value, helperText, isOptional, onChange }: ExtraTimeFieldProps) {
  const isValid = isExtraTimeText(value, isOptional);
  return (
    <TextField
      label="Extra time in minutes"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={!isValid}
      helperText={isValid ? helperText : `Whole minutes from 0 to ${MAX_EXTRA_MINUTES}`}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
    />
  );
}
