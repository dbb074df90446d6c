import { countryName } from '@concord/institute';
import { SearchField, type SearchOption } from '@concord/ui/forms';
import { useMemo } from 'react';
import { useSearchFieldProps } from '../form/use-registration-form';
import { callingCode, callingCountries } from '../phone/calling-codes';

const FIRST = 'NG';
const LIST_PX = 340;

function options(): readonly SearchOption[] {
  return callingCountries()
    .map((value) => ({
      value,
      label: countryName(value),
      code: `+${callingCode(value)?.code}`,
      flag: value,
    }))
    .sort((a, b) => Number(b.value === FIRST) - Number(a.value === FIRST) || a.label.localeCompare(b.label));
}

/** Calling code before the phone number, searchable by country or digits. */
export function CallingCodeField() {
  const bound = useSearchFieldProps('phoneCountry');
  const codes = useMemo(() => options(), []);
  return (
    <SearchField
      {...bound}
      label="Calling code"
      options={codes}
      autoComplete="tel-country-code"
      listWidth={LIST_PX}
      disableClear
      showCode
    />
  );
}
