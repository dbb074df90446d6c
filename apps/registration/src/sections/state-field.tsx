import { FormTextField, SearchField, useWatch } from '@concord/ui/forms';
import { useStatesQuery } from '../form/requests';
import { useRegistrationForm, useSearchFieldProps } from '../form/use-registration-form';

const LABEL = 'State/Province';
const AUTOCOMPLETE = 'address-level1';

function ListedStates({ names }: { readonly names: readonly string[] }) {
  const options = names.map((name) => ({ value: name, label: name }));
  const bound = useSearchFieldProps('state');
  return <SearchField {...bound} label={LABEL} options={options} autoComplete={AUTOCOMPLETE} freeText />;
}

/**
 * State field, enabled once a country is chosen. Accepts free text, as lists become outdated and
 * some countries have none.
 */
export function StateField() {
  const { control } = useRegistrationForm();
  const country = useWatch({ control, name: 'country' });
  const { data, isError, isFetching } = useStatesQuery({ params: { iso2: country } }, { skip: !country });

  const isWaiting = !country || isFetching;
  if (isWaiting || isError || !data?.length) {
    const hint = country ? 'Loading the states' : 'Choose a country first';
    return (
      <FormTextField
        key={isWaiting ? 'waiting' : 'typed'}
        control={control}
        name="state"
        label={LABEL}
        autoComplete={AUTOCOMPLETE}
        disabled={isWaiting}
        helperText={isWaiting ? hint : undefined}
      />
    );
  }
  return <ListedStates key="listed" names={[...new Set(data.map(({ name }) => name))]} />;
}
