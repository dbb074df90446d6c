import { GRADE_FEES, MEMBER_GRADES, MEMBER_LIMITS, memberCreateBody } from '@concord/contracts';
import { useNavigate, useSearchParams } from '@concord/mfe';
import { toastSuccess } from '@concord/ui';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { choiceFrom, chosen } from '../../shared/members/start-empty';
import { useRequestKey } from '../../shared/members/use-request-key';
import { useMemberCreateMutation } from './requests';
import { lagosToday } from '../../shared/members/lagos-today';
import { ApplicantField } from './applicant-field';
import { FeesField } from './fees-field';

/** Grades of people. */
const GRADES = MEMBER_GRADES.filter((grade) => grade !== 'Corporate');

const fields = z.object({
  student: filled('Choose an applicant'),
  grade: choiceFrom(MEMBER_GRADES, 'Choose a grade'),
  inductedOn: z.string(),
  number: z.string(),
  fees: z.array(z.enum(GRADE_FEES)),
});
type Values = z.output<typeof fields>;

const bodyOf = ({ grade, ...values }: Values) => ({ ...values, grade: chosen(grade) });
const schema = bodyForm<Values>(fields, memberCreateBody, bodyOf);

interface InductDialogProps {
  readonly onClose: () => void;
}

/** Makes a member of an accepted applicant; `applicant` in the address chooses one. */
export function InductDialog({ onClose }: InductDialogProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = useMemberCreateMutation();
  const keyOf = useRequestKey();
  const form = useSchemaForm<Values>(schema, {
    student: params.get('applicant') ?? '',
    grade: '',
    inductedOn: lagosToday(),
    number: '',
    fees: [...GRADE_FEES],
  });
  const send = async (values: Values) => {
    const body = bodyOf(values);
    const member = await create({ body, idempotencyKey: keyOf(body) }).unwrap();
    toastSuccess(`${member.name} is member ${member.number}`);
    onClose();
    void navigate(`/admin/members/${member._id}`);
  };
  return (
    <SchemaDialog
      form={form}
      title="Induct an applicant"
      submitLabel="Induct"
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <ApplicantField
        value={form.values.student}
        error={form.errorOf('student')}
        onChange={form.setterOf('student')}
      />
      <FormSelect control={form.control} name="grade" label="Grade" required options={GRADES} />
      <FormDateField control={form.control} name="inductedOn" label="Date of induction" required />
      <FormTextField
        control={form.control}
        name="number"
        label="Member number"
        helperText="Leave it empty for the next free number"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.numberLength, autoComplete: 'off' } }}
      />
      <FeesField grade={form.values.grade} value={form.values.fees} onChange={form.setterOf('fees')} />
    </SchemaDialog>
  );
}
