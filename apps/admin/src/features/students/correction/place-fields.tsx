import { type Control, FormTextField, SearchField, useController, useWatch } from '@concord/ui/forms';
import { useCountriesQuery, useStatesQuery } from '../../../shared/students/requests';
import { type CorrectionValues, FIELD_LABELS } from './correction-values';

interface FieldProps {
  readonly control: Control<CorrectionValues>;
}

function useSearched(control: Control<CorrectionValues>, name: 'country' | 'state') {
  const { field, fieldState } = useController({ control, name });
  const { ref: inputRef, ...props } = field;
  return { ...props, inputRef, error: fieldState.error?.message, label: FIELD_LABELS[name] };
}

/** Select for a country by flag, name and code; if the list fails to load, the code is typed. */
export function CountryField({ control }: FieldProps) {
  const bound = useSearched(control, 'country');
  const { data } = useCountriesQuery();
  if (!data) return <FormTextField control={control} name="country" label="Country (two-letter code)" />;
  const options = data.map(({ iso2, name }) => ({
    value: iso2,
    label: name,
    code: iso2,
    flag: iso2,
  }));
  return <SearchField {...bound} options={options} />;
}

/** State of the country, or any text: lists become outdated, and some countries have none. */
export function StateField({ control }: FieldProps) {
  const bound = useSearched(control, 'state');
  const iso2 = useWatch({ control, name: 'country' });
  const { data } = useStatesQuery({ params: { iso2 } }, { skip: !/^[A-Z]{2}$/.test(iso2) });
  const names = [...new Set((data ?? []).map(({ name }) => name))];
  return <SearchField {...bound} options={names.map((name) => ({ value: name, label: name }))} freeText />;
}
