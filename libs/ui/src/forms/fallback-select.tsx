import TextField from '@mui/material/TextField';
import { errorText } from './error-text';
import type { SearchSelectProps } from './search-select';

/** The browser's own select, or a text field with `freeText`, where the searchable list failed to load. */
export function FallbackSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onBlur, name, inputRef, error, helperText, disabled } = props;
  const { autoComplete, freeText = false, disableClear = false, showCode = false } = props;
  return (
    <TextField
      label={label}
      name={name}
      inputRef={inputRef}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      disabled={disabled}
      error={Boolean(error)}
      helperText={errorText(error) ?? helperText}
      autoComplete={autoComplete ?? 'off'}
      select={!freeText}
      slotProps={{
        select: { native: true },
        inputLabel: freeText ? {} : { shrink: true },
        formHelperText: { component: 'div' },
      }}
    >
      {freeText || disableClear ? null : <option value="" />}
      {freeText
        ? null
        : options.map(({ value: own, label: text, code }) => (
            <option key={own} value={own}>
              {showCode && code ? `${code} ${text}` : text}
            </option>
          ))}
    </TextField>
  );
}
