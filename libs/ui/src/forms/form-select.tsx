import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** An option of {@link FormSelect}: its value, and its label if that differs. */
export type SelectOption = string | { readonly value: string; readonly label: string };

/** Properties of {@link FormSelect}. */
export type FormSelectProps<Values extends FieldValues> = Omit<FormTextFieldProps<Values>, 'select'> & {
  readonly options: readonly SelectOption[];
};

/** A select bound to a form. */
export function FormSelect<Values extends FieldValues>({ options, ...props }: FormSelectProps<Values>) {
  return (
    <FormTextField<Values> {...props} select>
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
