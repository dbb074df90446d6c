import { FormTextField, SearchField, useController, useWatch } from '@concord/ui/forms';
import { useStatesQuery } from '../form/requests';
import { useRegistrationForm } from '../form/use-registration-form';

const LABEL = 'State/Province';
const AUTOCOMPLETE = 'address-level1';

function ListedStates({ names }: { readonly names: readonly string[] }) {
  const { control } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'state' });
  return (
    <SearchField
      label={LABEL}
      name={field.name}
      inputRef={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      options={names.map((name) => ({ value: name, label: name }))}
      autoComplete={AUTOCOMPLETE}
      freeText
      error={fieldState.error?.message}
    />
  );
}

/** Enabled once a country is chosen. Free text too, as lists become outdated and some countries have none. */
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
