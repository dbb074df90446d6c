import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from './form-text-field';
import { formatAtCaret, SERIAL_PLACEHOLDER } from './serial-mask';

/** A serial number bound to a form, formatted in groups while it is typed. */
export function FormSerialField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const format = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { text, caret } = formatAtCaret(input.value, input.selectionStart ?? input.value.length);
    if (input.value === text) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
  return (
    <FormTextField<Values>
      placeholder={SERIAL_PLACEHOLDER}
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
