import { GRADE_FEES, type Member, MEMBER_GRADES, memberGradeBody } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDateField, FormSelect } from '@concord/ui/forms';
import { z } from 'zod';
import { ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { choiceFrom, chosen } from '../../shared/members/start-empty';
import { FeesField } from '../../shared/members/fees-field';
import { useMemberGradeAddMutation } from './requests';
import { lagosToday } from '../../shared/members/lagos-today';

const fields = z.object({
  grade: choiceFrom(MEMBER_GRADES, 'Choose a grade'),
  from: z.string(),
  reason: z.string(),
  fees: z.array(z.enum(GRADE_FEES)),
});
type Values = z.output<typeof fields>;

const bodyOf = ({ grade, ...values }: Values) => ({ ...values, grade: chosen(grade) });
const schema = bodyForm<Values>(fields, memberGradeBody, bodyOf);

/** The subscription of the year was charged for the earlier grade. */
const UPGRADE_FEES = GRADE_FEES.filter((fee) => fee !== 'subscription');

interface GradeDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Gives a person another grade from a day on. */
export function GradeDialog({ member, onClose }: GradeDialogProps) {
  const [add] = useMemberGradeAddMutation();
  const form = useSchemaForm<Values>(schema, {
    grade: '',
    from: lagosToday(),
    reason: '',
    fees: UPGRADE_FEES,
  });
  const { control, values, setterOf } = form;
  const grades = MEMBER_GRADES.filter((grade) => grade !== 'Corporate' && grade !== member.grade);
  return (
    <SchemaDialog
      form={form}
      title="Change the grade"
      submitLabel="Give this grade"
      successText="The grade is recorded"
      send={(typed) => add({ params: { id: member._id }, body: bodyOf(typed) }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {member.name} is {member.grade}. Earlier grades stay on record.
      </Typography>
      <FormSelect control={control} name="grade" label="New grade" required options={grades} />
      <FormDateField control={control} name="from" label="From" required />
      <FeesField grade={values.grade} value={values.fees} onChange={setterOf('fees')} />
      <ReasonField control={control} />
    </SchemaDialog>
  );
}
