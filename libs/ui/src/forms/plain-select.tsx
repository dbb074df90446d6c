import TextField from '@mui/material/TextField';
import { errorText } from './error-text';
import type { SearchSelectProps } from './search-select';

/** The browser's own list, or a plain field where any text will do, for when the searchable list could not be loaded. */
export function PlainSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onBlur, name, inputRef, error, helperText, disabled } = props;
  const { autoComplete, freeText = false, always = false, showCode = false } = props;
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
      {freeText || always ? null : <option value="" />}
      {freeText
        ? null
        : options.map(({ value: own, label: words, code }) => (
            <option key={own} value={own}>
              {showCode && code ? `${code} ${words}` : words}
            </option>
          ))}
    </TextField>
  );
}
