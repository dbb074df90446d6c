import { GENDERS, type Member, TITLES } from '@concord/contracts';
import { Box } from '@concord/ui';
import {
  FormDateField,
  FormSelect,
  FormTextField,
  SearchField,
  type SearchOption,
  useController,
  useFormContext,
  useWatch,
} from '@concord/ui/forms';
import { useCountriesQuery, useStatesQuery } from '../../shared/students/requests';
import { CONTACT_LABELS as LABELS, type ContactValues } from './contact-values';

const TWO_COLUMNS = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

interface SearchInputProps {
  readonly name: 'country' | 'state';
  readonly options: readonly SearchOption[] | undefined;
}

/** A searchable choice of the form; a state may also be typed, for countries whose states are unknown. */
function SearchInput({ name, options = [] }: SearchInputProps) {
  const { field, fieldState } = useController<ContactValues>({ name });
  return (
    <SearchField
      label={LABELS[name]}
      value={field.value}
      freeText={name === 'state'}
      options={options}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  );
}

function PersonInputs() {
  const { control } = useFormContext<ContactValues>();
  return (
    <>
      <FormSelect control={control} name="title" label={LABELS.title} options={TITLES} canBeEmptied />
      <FormTextField control={control} name="surname" label={LABELS.surname} required />
      <FormTextField control={control} name="firstName" label={LABELS.firstName} required />
      <FormTextField control={control} name="middleName" label={LABELS.middleName} />
      <FormSelect control={control} name="gender" label={LABELS.gender} options={GENDERS} canBeEmptied />
      <FormDateField control={control} name="dob" label={LABELS.dob} openTo="year" />
    </>
  );
}

function OrganisationInputs() {
  const { control } = useFormContext<ContactValues>();
  return (
    <>
      <FormTextField control={control} name="organisation" label={LABELS.organisation} required />
      <FormTextField control={control} name="contact" label={LABELS.contact} />
    </>
  );
}

/** Names and contact of a member, inside a `FormProvider`. */
export function ContactInputs({ kind }: { readonly kind: Member['kind'] }) {
  const { control } = useFormContext<ContactValues>();
  const iso2 = useWatch({ control, name: 'country' });
  const { data: countries } = useCountriesQuery();
  const { data: states } = useStatesQuery({ params: { iso2 } }, { skip: iso2 === '' });
  return (
    <Box sx={TWO_COLUMNS}>
      {kind === 'person' ? <PersonInputs /> : <OrganisationInputs />}
      <FormTextField control={control} name="email" label={LABELS.email} type="email" />
      <FormTextField control={control} name="phoneNumber" label={LABELS.phoneNumber} type="tel" />
      <SearchInput
        name="country"
        options={countries?.map((country) => ({ value: country.iso2, label: country.name }))}
      />
      <SearchInput name="state" options={states?.map(({ name }) => ({ value: name, label: name }))} />
    </Box>
  );
}
