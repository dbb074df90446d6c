import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DatePickerProps } from './date-picker';
import { errorText } from './error-text';

const TYPED = /^\s*(\d{1,2})\D(\d{1,2})\D(\d{4})\s*$/;
const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed day, month and year as `YYYY-MM-DD`; `undefined` for a date that does not exist. */
function storedDate(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}

const shownDate = (value: string) => value.replace(STORED, '$3/$2/$1');

/** A date that can only be typed, where the picker failed to load. */
export function FallbackDate(props: DatePickerProps) {
  const { label, value, onChange, onBlur, name, inputRef, error, helperText, required, disabled } = props;
  const { reportsIncomplete = false } = props;
  // `reported` is the form's value for the text that is shown.
  const [state, setState] = useState({ reported: value, shown: shownDate(value) });
  if (value !== state.reported) setState({ reported: value, shown: shownDate(value) });
  return (
    <TextField
      label={label}
      name={name}
      inputRef={inputRef}
      value={state.shown}
      onChange={({ target }) => {
        const shown = target.value;
        const reported = storedDate(shown) ?? (reportsIncomplete ? shown.trim() : '');
        setState({ reported, shown });
        onChange(reported);
      }}
      onBlur={onBlur}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      placeholder="DD/MM/YYYY"
      helperText={errorText(error) ?? helperText}
    />
  );
}
