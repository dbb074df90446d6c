import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from './date-field';

type FormDateFieldProps<Values extends FieldValues> = Omit<
  DateFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'reportsIncomplete'
> & {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
};

/** Focuses the day, because the input itself is hidden from screen readers. */
const dayOf = (input: HTMLInputElement) => ({
  focus: () => (input.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]') ?? input).focus(),
});

/** A {@link DateField} bound to a form. An incomplete date is its text, so that the form's schema can refuse it. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormDateFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <DateField
      {...props}
      reportsIncomplete
      name={field.name}
      inputRef={(input) => field.ref(input && dayOf(input))}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
