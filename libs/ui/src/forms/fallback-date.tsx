import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { DatePickerProps } from './date-picker';
import { errorText } from './error-text';
import { shownDate, storedDate } from './stored-date';

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
