import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';
import { formatAtCaret } from './serial-mask';

type FormSerialFieldProps<Values extends FieldValues> = FormTextFieldProps<Values> & {
  /** Number of groups of four characters; 4 if not given. */
  readonly groups?: number;
};

/** A serial number bound to a form, formatted in groups while it is typed. */
export function FormSerialField<Values extends FieldValues>({
  groups = 4,
  ...props
}: FormSerialFieldProps<Values>) {
  const format = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { text, caret } = formatAtCaret(input.value, input.selectionStart ?? input.value.length, groups);
    if (input.value === text) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
  return (
    <FormTextField<Values>
      placeholder={Array.from({ length: groups }, () => 'XXXX').join('-')}
      autoComplete="off"
      {...props}
      slotProps={{
        htmlInput: {
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
          // Runs before the form's own handler.
          onChangeCapture: format,
          style: { fontFamily: 'ui-monospace, monospace', letterSpacing: '0.06em' },
        },
      }}
    />
  );
}
