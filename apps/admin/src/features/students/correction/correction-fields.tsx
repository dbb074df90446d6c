import {
  APPLICATION_FEES,
  GENDERS,
  LIMITS,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { type Control, FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import type { ReactNode } from 'react';
import { Section } from '../../../shared/page/section';
import { type CorrectionValues, FIELD_LABELS } from './correction-values';
import { CountryField, StateField } from './place-fields';

interface FieldsProps {
  readonly control: Control<CorrectionValues>;
}
type TextName = Exclude<keyof CorrectionValues, 'academicPrograms' | 'documents' | 'image_data'>;

/** Arranges fields side by side if there is room. */
function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

/** Select for one of the owner's choices, with an empty option. */
function Choice({
  control,
  name,
  of,
}: FieldsProps & { readonly name: TextName; readonly of: readonly string[] }) {
  return <FormSelect control={control} name={name} label={FIELD_LABELS[name]} options={of} canBeEmptied />;
}

function Text({
  control,
  name,
  max,
  ...props
}: FieldsProps & {
  readonly name: TextName;
  readonly max: number;
  readonly required?: boolean;
  readonly multiline?: boolean;
}) {
  return (
    <FormTextField
      {...props}
      control={control}
      name={name}
      label={FIELD_LABELS[name]}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}

const NAME = LIMITS.nameLength;

export function PersonFields({ control, isRenamed }: FieldsProps & { readonly isRenamed: boolean }) {
  return (
    <Section title="Basic details">
      <Grid>
        <Choice control={control} name="title" of={TITLES} />
        <Text control={control} name="surname" max={NAME} required />
        <Text control={control} name="firstName" max={NAME} required />
        <Text control={control} name="middleName" max={NAME} />
        <Choice control={control} name="gender" of={GENDERS} />
        <FormDateField control={control} name="dob" label={FIELD_LABELS.dob} />
        <Text control={control} name="email" max={254} required />
        <Text control={control} name="phoneNumber" max={40} />
        <CountryField control={control} />
        <StateField control={control} />
        <Choice control={control} name="eduQualification" of={QUALIFICATIONS} />
      </Grid>
      {isRenamed ? (
        <Alert severity="info" sx={{ mt: 2.5 }}>
          Issued results and certificates keep the earlier name until they are issued again. Assigned exams
          and exams in progress get the new name.
        </Alert>
      ) : null}
    </Section>
  );
}

export function EmploymentFields({ control }: FieldsProps) {
  return (
    <Section title="Employment details">
      <Grid>
        <Text control={control} name="organization" max={200} />
        <Text control={control} name="position" max={200} />
        <Choice control={control} name="yearsExperience" of={YEARS_EXPERIENCE} />
        <FormDateField control={control} name="startDate" label={FIELD_LABELS.startDate} />
        <Text control={control} name="location" max={500} multiline />
      </Grid>
    </Section>
  );
}

export function ApplicationFields({ control, children }: FieldsProps & { readonly children: ReactNode }) {
  return (
    <Section title="Course application details">
      <Grid>
        <Choice control={control} name="membershipCadre" of={MEMBERSHIP_CADRES} />
        <Choice control={control} name="membershipRoute" of={MEMBERSHIP_ROUTES} />
        <Choice control={control} name="applicationFee" of={APPLICATION_FEES} />
        <Choice control={control} name="paymentMethods" of={PAYMENT_METHODS} />
      </Grid>
      {children}
    </Section>
  );
}
