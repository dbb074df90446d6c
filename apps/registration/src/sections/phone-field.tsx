import { countryName } from '@concord/contracts';
import { Box } from '@concord/ui';
import { WarningIcon } from '@concord/ui/display';
import { FormTextField, useController, useWatch } from '@concord/ui/forms';
import { useState } from 'react';
import { useRegistrationForm } from '../sections/use-registration-form';
import { CallingCodeField } from './calling-code-field';
import { usePhoneCheck } from './phone-check';

/** Such as a page that is enlarged fourfold. */
const NO_ROOM_BESIDE = '@media (max-width: 340px)';

function Warning({ country, typed }: { readonly country: string; readonly typed: string }) {
  return (
    <Box component="span" sx={{ color: 'warning.main', display: 'flex', gap: 0.75 }}>
      <WarningIcon fontSize="small" aria-hidden="true" />
      <span>
        {typed.trim().startsWith('+')
          ? 'This does not look like a phone number'
          : `This does not look like a phone number of ${countryName(country)}`}
        . Please check it. You can register all the same.
      </span>
    </Box>
  );
}

/** The mobile number after its country's code. A number that cannot be right is said to be so and may yet be sent. */
export function PhoneField() {
  const { control } = useRegistrationForm();
  const country = useWatch({ control, name: 'phoneCountry' });
  const { field, fieldState } = useController({ control, name: 'phoneNumber' });
  const [begun, setBegun] = useState(false);
  const check = usePhoneCheck(begun || field.value !== '');
  const doubtful =
    fieldState.isTouched && field.value.trim() !== '' && check && !check.isPlausible(country, field.value);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '132px minmax(0, 1fr)', sm: '144px minmax(0, 1fr)' },
        [NO_ROOM_BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 },
        alignItems: 'start',
      }}
      onFocus={() => setBegun(true)}
      // Before the field itself hears that it was left, so that the number is checked as it is shown.
      onBlurCapture={(event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.name !== field.name || !check) return;
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
          <span role="status">{doubtful ? <Warning country={country} typed={field.value} /> : null}</span>
        }
        slotProps={{
          formHelperText: {
            // Under both fields, for the second is narrow on a phone.
            sx: {
              ml: { xs: '-140px', sm: '-152px' },
              [NO_ROOM_BESIDE]: { ml: 0 },
              ...(doubtful || fieldState.error ? {} : { mt: 0 }),
            },
          },
        }}
      />
    </Box>
  );
}
