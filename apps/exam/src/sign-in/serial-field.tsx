import { FormTextField, type Control } from '@concord/ui/forms';
import type { ExamSignInBody } from '@concord/contracts';
import type { ChangeEvent } from 'react';
import { formatAtCaret } from './serial-mask';

/** The serial number, put into its groups while it is typed. */
export function SerialField({ control }: { readonly control: Control<ExamSignInBody> }) {
  const format = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const { text, caret } = formatAtCaret(input.value, input.selectionStart ?? input.value.length);
    if (input.value === text) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
  return (
    <FormTextField
      control={control}
      name="SerialNumber"
      label="Serial number"
      placeholder="XXXX-XXXX-XXXX-XXXX"
      helperText="The serial number that you registered with"
      autoComplete="off"
      slotProps={{
        htmlInput: {
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
          // Before the form hears of the change.
          onChangeCapture: format,
          style: { fontFamily: 'ui-monospace, monospace', letterSpacing: '0.06em' },
        },
      }}
    />
  );
}
