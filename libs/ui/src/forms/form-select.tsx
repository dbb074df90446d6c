import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

type FormSelectProps<Values extends FieldValues> = Omit<FormTextFieldProps<Values>, 'select'> & {
  /** Options: values, with a label if it differs. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  /** Adds an empty first option, which clears the choice. */
  readonly canBeEmptied?: boolean;
};

/** A select bound to a form. */
export function FormSelect<Values extends FieldValues>({
  options,
  canBeEmptied = false,
  ...props
}: FormSelectProps<Values>) {
  return (
    <FormTextField<Values> {...props} select>
      {canBeEmptied ? (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          No choice
        </MenuItem>
      ) : null}
      {options.map((option) => {
        const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
        return (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        );
      })}
    </FormTextField>
  );
}
