import { type Member, memberUpdateBody } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert, FormDateField, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { experienceText } from './experience-text';
import { useMemberUpdateMutation } from './requests';
import { isOutdated, useLatestMember } from './use-latest-member';

const YEARS = /^\d{1,2}$/;
const fields = z.object({
  years: z
    .string()
    .trim()
    .refine((text) => text === '' || YEARS.test(text), 'Enter whole years, or leave it empty'),
  on: z.string(),
});
type Values = z.output<typeof fields>;

const experienceOf = ({ years, on }: Values) => (years.trim() === '' ? null : { years: Number(years), on });
const schema = bodyForm<Values>(fields, memberUpdateBody, (values) => ({
  revision: 0,
  experience: experienceOf(values),
}));

interface ExperienceDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Changes the years of work experience, which upgrades ask for. */
export function ExperienceDialog({ member, onClose }: ExperienceDialogProps) {
  const { latest, isTheirs, send } = useLatestMember(member);
  const [update] = useMemberUpdateMutation();
  const { experience } = member;
  const form = useSchemaForm<Values>(schema, {
    years: experience ? String(experience.years) : '',
    on: experience?.on ?? lagosToday(),
  });
  return (
    <SchemaDialog
      form={form}
      title="Work experience"
      submitLabel="Save"
      successText="Saved"
      send={(values) =>
        send((revision) =>
          update({
            params: { id: member._id },
            body: { revision, experience: experienceOf(values) },
          }).unwrap(),
        )
      }
      isShown={isOutdated}
      onClose={onClose}
    >
      {isTheirs ? (
        <Alert severity="warning" role="alert">
          Somebody else changed this member. The experience is now {experienceText(latest.experience)}. What
          you typed is still here. Look again, then save.
        </Alert>
      ) : null}
      <Typography>The years grow by themselves from the day that you name.</Typography>
      <FormTextField
        control={form.control}
        name="years"
        label="Years of experience"
        helperText="Whole years. Leave it empty if it is not known."
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } }}
      />
      <FormDateField control={form.control} name="on" label="As of" />
    </SchemaDialog>
  );
}
