import { LIMITS, MEMBER_LIMITS, type MemberGrade } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { FormSelect, FormTextField } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { contactFields, ContactFields } from './contact-fields';
import { GradeFeeText } from './grade-fee-text';
import { inductionFields, InductionFields, PERSON_GRADES } from './induction-fields';
import { useMemberCreateMutation } from './requests';

const KINDS = [
  { value: 'person', label: 'A person' },
  { value: 'organisation', label: 'An organisation' },
];
const ORGANISATION_GRADES: readonly MemberGrade[] = ['Corporate'];

const schema = z
  .object({
    kind: z.string(),
    surname: z.string().trim(),
    firstName: z.string().trim(),
    organisation: z.string().trim(),
    contact: z.string().trim(),
    ...contactFields,
    ...inductionFields,
  })
  .superRefine(({ kind, surname, firstName, organisation }, context) => {
    const need = (isMissing: boolean, name: string, message: string) =>
      isMissing && context.addIssue({ code: 'custom', path: [name], message });
    need(kind === 'person' && !surname, 'surname', 'Enter the surname');
    need(kind === 'person' && !firstName, 'firstName', 'Enter the first name');
    need(kind === 'organisation' && !organisation, 'organisation', 'Enter the name');
  });

type Values = z.infer<typeof schema>;

const given = <Fields extends Record<string, string>>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as Partial<Fields>;

function bodyOf(values: Values) {
  const { kind, surname, firstName, organisation, contact, grade, inductedOn, number } = values;
  const { email, phoneNumber, state } = values;
  const shared = given({ email, phoneNumber, state });
  const induction = { inductedOn, ...(number && { number }) };
  return kind === 'organisation'
    ? {
        ...induction,
        grade: 'Corporate' as const,
        organisation: { name: organisation, ...given({ contact }), ...shared },
      }
    : { ...induction, grade, person: { surname, firstName, ...shared } };
}

/** Adds a person or an organisation that never applied here, and opens the new record. */
export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useMemberCreateMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(schema, {
    kind: 'person',
    surname: '',
    firstName: '',
    organisation: '',
    contact: '',
    email: '',
    phoneNumber: '',
    state: '',
    grade: 'Associate',
    inductedOn: lagosToday(),
    number: '',
  });
  const { control, values } = form;
  const isPerson = values.kind === 'person';
  return (
    <SchemaDialog
      form={form}
      title="Add a member"
      submitLabel="Add"
      successText="Member added"
      send={async (all) => {
        const member = await create({ body: bodyOf(all), idempotencyKey }).unwrap();
        void navigate(`/admin/members/${member._id}`);
      }}
      onClose={onClose}
    >
      <FormSelect control={control} name="kind" label="Member" options={KINDS} />
      {isPerson ? (
        <>
          <FormTextField
            control={control}
            name="surname"
            label="Surname"
            required
            slotProps={{ htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } }}
          />
          <FormTextField
            control={control}
            name="firstName"
            label="First name"
            required
            slotProps={{ htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } }}
          />
        </>
      ) : (
        <>
          <FormTextField
            control={control}
            name="organisation"
            label="Organisation"
            required
            slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.organisationLength, autoComplete: 'off' } }}
          />
          <FormTextField
            control={control}
            name="contact"
            label="Contact person"
            slotProps={{ htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } }}
          />
        </>
      )}
      <ContactFields control={control} />
      <InductionFields control={control} grades={isPerson ? PERSON_GRADES : ORGANISATION_GRADES} />
      <GradeFeeText grade={isPerson ? values.grade : 'Corporate'} />
    </SchemaDialog>
  );
}
