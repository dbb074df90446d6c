import MenuItem from '@mui/material/MenuItem';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';

/** One choice: its value and, when they differ, the words shown. */
export type SelectOption = string | { readonly value: string; readonly label: string };

/** Properties of {@link FormSelect}. */
export type FormSelectProps<Values extends FieldValues> = Omit<FormTextFieldProps<Values>, 'select'> & {
  readonly options: readonly SelectOption[];
};

/** A list to choose one from, bound to a form's value. */
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
