import {
  Checkbox,
  type Control,
  type FieldPath,
  type FieldValues,
  FormControlLabel,
  useController,
} from '@concord/ui/forms';

interface FormCheckboxProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
}

/** A checkbox bound to a form. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  label,
}: FormCheckboxProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={field.name}
          checked={Boolean(field.value)}
          onChange={(_event, isChecked) => field.onChange(isChecked)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
