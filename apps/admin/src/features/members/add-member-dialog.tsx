import {
  GRADE_FEES,
  MEMBER_GRADES,
  MEMBER_LIMITS,
  memberCreateBody,
  type MemberCreateBody,
} from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastSuccess } from '@concord/ui';
import { FormDateField, FormProvider, FormSelect, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { chosen } from '../../shared/members/start-empty';
import { useRequestKey } from '../../shared/members/use-request-key';
import { ContactInputs } from './contact-inputs';
import { contactFields, NO_CONTACT } from './contact-values';
import { useMemberCreateMutation } from './requests';
import { lagosToday } from '../../shared/members/lagos-today';
import { FeesField } from './fees-field';

const KINDS = [
  { value: 'person', label: 'A person' },
  { value: 'organisation', label: 'An organisation' },
];
const GRADES = MEMBER_GRADES.filter((grade) => grade !== 'Corporate');

const fields = contactFields.extend({
  kind: z.enum(['person', 'organisation']),
  grade: z.enum(['', ...MEMBER_GRADES]),
  inductedOn: z.string(),
  number: z.string(),
  fees: z.array(z.enum(GRADE_FEES)),
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
  const navigate = useNavigate();
  const [create] = useMemberCreateMutation();
  const keyOf = useRequestKey();
  const form = useSchemaForm<Values>(schema, {
    ...NO_CONTACT,
    kind: 'person',
    grade: '',
    inductedOn: lagosToday(),
    number: '',
    fees: [...GRADE_FEES],
  });
  const { control, values } = form;
  const send = async (typed: Values) => {
    // The schema of the call has accepted it, blank fields included.
    const body = bodyOf(typed) as MemberCreateBody;
    const member = await create({ body, idempotencyKey: keyOf(body) }).unwrap();
    toastSuccess(`${member.name} is member ${member.number}`);
    onClose();
    void navigate(`/admin/members/${member._id}`);
  };
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
      </FormProvider>
      {values.kind === 'person' ? (
        <FormSelect control={control} name="grade" label="Grade" required options={GRADES} />
      ) : null}
      <FormDateField control={control} name="inductedOn" label="Date of induction" required />
      <FormTextField
        control={control}
        name="number"
        label="Member number"
        helperText="Leave it empty for the next free number"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength, autoComplete: 'off' } }}
      />
      <FeesField grade={gradeOf(values)} value={values.fees} onChange={form.setterOf('fees')} />
    </SchemaDialog>
  );
}
