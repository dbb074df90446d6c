import { Button } from '@concord/ui';
import { SearchField } from '@concord/ui/forms';
import { EMPTY_FORM } from '../form/registration-form';
import { callingCode } from '../phone/calling-codes';
import { phoneCheck } from '../phone/phone-check';
import { useCountriesQuery } from '../form/requests';
import { useRegistrationForm, useSearchFieldProps } from '../form/use-registration-form';

/** Sets the calling code of a chosen country, unless another was chosen or the number is plausible. */
function useUpdateCallingCode() {
  const { getValues, setValue } = useRegistrationForm();
  return (previous: string, next: string) => {
    const [code, number] = getValues(['phoneCountry', 'phoneNumber']);
    if (code !== (previous || EMPTY_FORM.phoneCountry) || phoneCheck()?.isPlausible(code, number)) return;
    const country = next || EMPTY_FORM.phoneCountry;
    if (callingCode(country)) setValue('phoneCountry', country);
  };
}

/** All countries by flag, name and two-letter code. Changing the country clears the state. */
export function CountryField() {
  const { setValue, clearErrors } = useRegistrationForm();
  const bound = useSearchFieldProps('country');
  const { data, error, refetch } = useCountriesQuery();
  const updateCallingCode = useUpdateCallingCode();
  const loadError = error ? (
    <>
      The countries could not be loaded.{' '}
      <Button size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  ) : null;

  return (
    <SearchField
      {...bound}
      label="Country"
      options={(data ?? []).map(({ iso2, name }) => ({
        value: iso2,
        label: name,
        code: iso2,
        flag: iso2,
      }))}
      onChange={(country) => {
        if (country === bound.value) return;
        updateCallingCode(bound.value, country);
        bound.onChange(country);
        setValue('state', '');
        clearErrors('state');
      }}
      disabled={!data}
      autoComplete="country-name"
      helperText={loadError ?? (data ? undefined : 'Loading the countries')}
    />
  );
}
