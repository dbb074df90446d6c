import { MEMBER_GRADES, memberCreateBody, type MemberCreateBody } from '@concord/contracts';
import { FormProvider, FormSelect } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { PERSON_GRADES } from '../../shared/members/person-grades';
import { chosen } from '../../shared/members/start-empty';
import { ContactInputs } from './contact-inputs';
import { contactFields, NO_CONTACT } from './contact-values';
import { InductionInputs, inductionFields, newInduction } from './induction-inputs';
import { useMemberCreate } from './use-member-create';

const KINDS = [
  { value: 'person', label: 'A person' },
  { value: 'organisation', label: 'An organisation' },
];

const fields = contactFields.extend({
  kind: z.enum(['person', 'organisation']),
  grade: z.enum(['', ...MEMBER_GRADES]),
  ...inductionFields,
});
type Values = z.output<typeof fields>;

/** An organisation is a corporate member, and nobody else is one. */
const gradeOf = ({ kind, grade }: Pick<Values, 'kind' | 'grade'>) =>
  kind === 'organisation' ? 'Corporate' : grade;

function bodyOf(values: Values) {
  const { kind, inductedOn, number, fees } = values;
  const { organisation: name, contact, email, phoneNumber, country, state } = values;
  const { title, surname, firstName, middleName, gender, dob } = values;
  const reached = { email, phoneNumber, country, state };
  const who =
    kind === 'organisation'
      ? { organisation: { name, contact, ...reached } }
      : { person: { title, surname, firstName, middleName, gender, dob, ...reached } };
  return { ...who, grade: chosen(gradeOf(values)), inductedOn, number, fees };
}

const schema = bodyForm<Values>(
  fields.refine((values) => gradeOf(values) !== '', { path: ['grade'], message: 'Choose a grade' }),
  memberCreateBody,
  bodyOf,
  (path) => (path.join('.') === 'organisation.name' ? 'organisation' : String(path.at(-1) ?? '')),
);

/** Adds a person or an organisation without an applicant's record. */
export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useMemberCreate(onClose);
  const form = useSchemaForm<Values>(schema, {
    ...NO_CONTACT,
    kind: 'person',
    grade: '',
    ...newInduction(),
  });
  const { control, values } = form;
  // The schema of the call has accepted the body, blank fields included.
  const send = (typed: Values) => create(bodyOf(typed) as MemberCreateBody);
  return (
    <SchemaDialog
      form={form}
      wide
      title="Add a member by hand"
      submitLabel="Add"
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <FormSelect control={control} name="kind" label="Member" options={KINDS} />
      <FormProvider {...form}>
        <ContactInputs kind={values.kind} />
        {values.kind === 'person' ? (
          <FormSelect control={control} name="grade" label="Grade" required options={PERSON_GRADES} />
        ) : null}
        <InductionInputs grade={gradeOf(values)} />
      </FormProvider>
    </SchemaDialog>
  );
}
