import { GENDERS, latestBirthDate, LIMITS, QUALIFICATIONS, TITLES } from '@concord/contracts';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { PhoneField } from './phone-field';
import { CountryField } from './country-field';
import { PassportField } from './passport-field';
import { FieldGrid, Section } from './section';
import { StateField } from './state-field';
import { useRegistrationForm } from '../form/use-registration-form';

export function PersonalSection() {
  const { control } = useRegistrationForm();
  return (
    <Section part="personal" lead="As they stand on your papers. Your certificate carries this name.">
      <PassportField />
      <FieldGrid>
        <FormSelect control={control} name="title" label="Title" options={TITLES} />
        <FormTextField control={control} name="surname" label="Surname" required autoComplete="family-name" />
        <FormTextField
          control={control}
          name="firstName"
          label="Firstname"
          required
          autoComplete="given-name"
        />
        <FormTextField
          control={control}
          name="middleName"
          label="Middle Name"
          autoComplete="additional-name"
        />
        <FormSelect control={control} name="gender" label="Gender" options={GENDERS} />
        <FormDateField
          control={control}
          name="dob"
          label="Date of Birth"
          minDate={LIMITS.earliestDate}
          maxDate={latestBirthDate()}
          openTo="year"
        />
        <FormTextField
          control={control}
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="email"
        />
        <PhoneField />
        <FormSelect
          control={control}
          name="eduQualification"
          label="Highest Qualification"
          options={QUALIFICATIONS}
        />
        <CountryField />
        <StateField />
      </FieldGrid>
    </Section>
  );
}
