import TextField from '@mui/material/TextField';
import { errorText } from './error-text';
import type { SearchSelectProps } from './search-select';

/**
 * Replacement for a searchable list that failed to load: the browser's select, or with `freeText` a text
 * field.
 */
export function FallbackSelect(props: SearchSelectProps) {
  const { options, value, onChange, error, helperText, autoComplete = 'off', ...rest } = props;
  const { freeText = false, disableClear = false, showCode = false, listWidth: _width, ...others } = rest;
  const { onSearch: _search, ...field } = others;
  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={errorText(error) ?? helperText}
      autoComplete={autoComplete}
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
