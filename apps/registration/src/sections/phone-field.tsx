import { countryName } from '@concord/institute';
import { Box } from '@concord/ui';
import { WarningIcon } from '@concord/ui/display';
import { FormTextField, useController, useWatch } from '@concord/ui/forms';
import { useState } from 'react';
import { useRegistrationForm } from '../form/use-registration-form';
import { CallingCodeField } from './calling-code-field';
import { usePhoneCheck } from '../phone/phone-check';
import { phoneNumbersIn } from '../phone/two-numbers';
import { PhonesQuestion } from '../questions/phones-question';

/** Width of a phone's page zoomed to 400 %, for example. */
const VERY_NARROW = '@media (max-width: 340px)';

function Warning({ country, typed }: { readonly country: string; readonly typed: string }) {
  return (
    <Box component="span" sx={{ color: 'warning.main', display: 'flex', gap: 0.75 }}>
      <WarningIcon fontSize="small" aria-hidden="true" />
      <span>
        {typed.trim().startsWith('+')
          ? 'This does not look like a phone number'
          : `This does not look like a phone number in ${countryName(country)}`}
        . Please check it. You can still register.
      </span>
    </Box>
  );
}

/** Mobile number with its calling code. An implausible number gets a warning, but can be sent. */
export function PhoneField() {
  const { control, setFocus, setValue } = useRegistrationForm();
  const country = useWatch({ control, name: 'phoneCountry' });
  const { field, fieldState } = useController({ control, name: 'phoneNumber' });
  const [focused, setFocused] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const check = usePhoneCheck(focused || field.value !== '');
  const numbers = phoneNumbersIn(field.value);
  const isImplausible =
    fieldState.isTouched &&
    field.value.trim() !== '' &&
    numbers.length < 2 &&
    check &&
    !check.isPlausible(country, field.value);

  const choose = (number: string) =>
    setValue('phoneNumber', check?.isPlausible(country, number) ? check.inGroups(country, number) : number, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });

  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '132px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
          [VERY_NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 },
          alignItems: 'start',
        }}
        onFocus={({ target }) => {
          setTyping(target instanceof HTMLInputElement);
          setFocused(true);
        }}
        onBlur={() => setTyping(false)}
        // In the capture phase, before the field's own blur handler, so that the number is checked
        // as shown.
        onBlurCapture={(event) => {
          if (!(event.target instanceof HTMLInputElement) || event.target.name !== field.name || !check)
            return;
          const grouped = check.inGroups(country, field.value);
          if (grouped !== field.value) field.onChange(grouped);
        }}
      >
        <CallingCodeField />
        <FormTextField
          control={control}
          name="phoneNumber"
          label="Mobile Number"
          type="tel"
          autoComplete="tel-national"
          helperText={
            <span role="status">
              {isImplausible ? <Warning country={country} typed={field.value} /> : null}
            </span>
          }
          slotProps={{
            formHelperText: {
              // Below both fields, because the second is narrow on a phone.
              sx: {
                ml: { xs: '-140px', sm: '-152px' },
                [VERY_NARROW]: { ml: 0 },
                ...(isImplausible || fieldState.error ? {} : { mt: 0 }),
              },
            },
          }}
        />
      </Box>
      <PhonesQuestion
        numbers={isTyping ? [] : numbers}
        onChoose={choose}
        onAnswered={() => setFocus('phoneNumber')}
      />
    </div>
  );
}
