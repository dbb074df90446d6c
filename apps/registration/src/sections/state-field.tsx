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

  if (!country || isFetching) {
    return (
      <FormTextField
        key="waiting"
        control={control}
        name="state"
        label={LABEL}
        disabled
        helperText={country ? 'Loading the states' : 'Choose a country first'}
      />
    );
  }
  if (isError || !data?.length) {
    return (
      <FormTextField key="typed" control={control} name="state" label={LABEL} autoComplete={AUTOCOMPLETE} />
    );
  }
  return <ListedStates key="listed" names={[...new Set(data.map(({ name }) => name))]} />;
}
