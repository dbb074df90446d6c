import { FormSelect, FormTextField, useWatch } from '@concord/ui/forms';
import { useStatesQuery } from '../requests/states';
import { useRegistrationForm } from './use-registration-form';

const LABEL = 'State/Province';

/** Enabled once a country is chosen; typed where there is no list to choose from. */
export function StateField() {
  const { control } = useRegistrationForm();
  const country = useWatch({ control, name: 'country' });
  const { data, isError, isFetching } = useStatesQuery(country, { skip: !country });

  if (!country || isFetching) {
    return (
      <FormTextField
        key="waiting"
        control={control}
        name="state"
        label={LABEL}
        disabled
        slotProps={{ formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } } }}
        helperText={country ? 'Loading the states' : 'Choose a country first'}
      />
    );
  }
  if (isError || !data?.length) {
    return <FormTextField key="typed" control={control} name="state" label={LABEL} />;
  }
  return (
    <FormSelect
      key="listed"
      control={control}
      name="state"
      label={LABEL}
      options={data.map(({ name }) => name)}
    />
  );
}
