import { latestToday, LIMITS, YEARS_EXPERIENCE } from '@concord/contracts';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { FieldGrid, Section } from './section';
import { useRegistrationForm } from '../form/use-registration-form';

export function EmploymentSection() {
  const { control } = useRegistrationForm();
  return (
    <Section part="employment" lead="Leave this out if you are not employed at the moment.">
      <FieldGrid>
        <FormTextField
          control={control}
          name="currentEmploymet.organization"
          label="Organisation"
          autoComplete="organization"
        />
        <FormDateField
          control={control}
          name="currentEmploymet.startDate"
          label="Date Joined"
          minDate={LIMITS.earliestDate}
          maxDate={latestToday()}
        />
        <FormTextField
          control={control}
          name="currentEmploymet.position"
          label="Position"
          autoComplete="organization-title"
        />
        <FormSelect
          control={control}
          name="currentEmploymet.yearsExperience"
          label="Years of Career Experience"
          options={YEARS_EXPERIENCE}
        />
        <FormTextField
          control={control}
          name="currentEmploymet.location"
          label="Location"
          multiline
          minRows={3}
          className="whole-row"
        />
      </FieldGrid>
    </Section>
  );
}
