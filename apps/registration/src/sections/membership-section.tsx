import { APPLICATION_FEES, MEMBERSHIP_CADRES, MEMBERSHIP_ROUTES, PAYMENT_METHODS } from '@concord/contracts';
import { FormSelect } from '@concord/ui/forms';
import { ProgrammeGroups } from './programme-groups';
import { FieldGrid, Section } from './section';
import { useRegistrationForm } from '../form/use-registration-form';

export function MembershipSection() {
  const { control } = useRegistrationForm();
  return (
    <Section
      part="membership"
      lead="The grade and the route that you apply for, and the programmes you wish to take."
    >
      <FieldGrid>
        <FormSelect
          control={control}
          name="membershipCadre"
          label="Membership Cadre"
          options={MEMBERSHIP_CADRES}
        />
        <FormSelect
          control={control}
          name="membershipRoute"
          label="Membership Route"
          options={MEMBERSHIP_ROUTES}
        />
        <FormSelect
          control={control}
          name="applicationFee"
          label="Application Fee"
          options={APPLICATION_FEES}
        />
        <FormSelect
          control={control}
          name="paymentMethods"
          label="Payment Method"
          options={PAYMENT_METHODS}
        />
      </FieldGrid>
      <ProgrammeGroups />
    </Section>
  );
}
