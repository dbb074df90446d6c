import { MenuItem, TextField } from '@concord/ui/forms';
import type { ComponentProps } from 'react';

interface SelectFieldProps<Value extends string> extends Omit<
  ComponentProps<typeof TextField>,
  'select' | 'value' | 'onChange' | 'children' | 'slotProps'
> {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** Label of the first option, which is the empty value. */
  readonly emptyLabel?: string;
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, emptyLabel, onChange, ...field } = props;
  return (
    <TextField
      select
      {...field}
      onChange={(event) => onChange(event.target.value as Value)}
      slotProps={emptyLabel ? { inputLabel: { shrink: true }, select: { displayEmpty: true } } : undefined}
    >
      {emptyLabel ? <MenuItem value="">{emptyLabel}</MenuItem> : null}
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
