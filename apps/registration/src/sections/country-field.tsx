import { Button } from '@concord/ui';
import { SearchField, useController } from '@concord/ui/forms';
import { EMPTY_FORM } from '../form/registration-form';
import { callingCode } from '../phone/calling-codes';
import { phoneCheck } from '../phone/phone-check';
import { useCountriesQuery } from '../requests/countries';
import { useRegistrationForm } from './use-registration-form';

/** The phone's code goes with the country, unless another was chosen or the number is right as it is. */
function useFollowingCode() {
  const { getValues, setValue } = useRegistrationForm();
  return (before: string, now: string) => {
    const [code, number] = getValues(['phoneCountry', 'phoneNumber']);
    if (code !== (before || EMPTY_FORM.phoneCountry) || phoneCheck()?.isPlausible(code, number)) return;
    const next = now || EMPTY_FORM.phoneCountry;
    if (callingCode(next)) setValue('phoneCountry', next);
  };
}

/** Flag, name and two-letter code of every country. Another country empties the state. */
export function CountryField() {
  const { control, setValue, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'country' });
  const { data, error, refetch } = useCountriesQuery();
  const followWithCode = useFollowingCode();
  const missing = error ? (
    <>
      The countries could not be loaded.{' '}
      <Button size="small" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  ) : null;

  return (
    <SearchField
      label="Country"
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      options={(data ?? []).map(({ iso2, name, emoji }) => ({
        value: iso2,
        label: name,
        code: iso2,
        mark: emoji,
      }))}
      onBlur={field.onBlur}
      onChange={(country) => {
        if (country === field.value) return;
        followWithCode(field.value, country);
        field.onChange(country);
        setValue('state', '');
        clearErrors('state');
      }}
      disabled={!data}
      autoComplete="country-name"
      error={fieldState.error?.message}
      helperText={missing ?? (data ? undefined : 'Loading the countries')}
    />
  );
}
