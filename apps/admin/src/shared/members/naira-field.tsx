import { type FieldValues, FormTextField, InputAdornment } from '@concord/ui/forms';
import type { ComponentProps } from 'react';

/** An amount in naira as typed, with the schema `nairaAmount`; `koboFrom` gives what the calls take. */
export function NairaField<Values extends FieldValues>(
  props: Omit<ComponentProps<typeof FormTextField<Values>>, 'slotProps'>,
) {
  return (
    <FormTextField
      label="Amount"
      {...props}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">NGN</InputAdornment> },
        htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' },
      }}
    />
  );
}
