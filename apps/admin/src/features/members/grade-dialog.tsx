import {
  type GradeFee,
  GRADE_FEES,
  lagosDay,
  type Member,
  MEMBER_GRADES,
  type MemberGrade,
} from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDateField, FormSelect } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { GradeFeeText } from './grade-fee-text';
import { PERSON_GRADES } from './induction-fields';
import { useMemberGradeAddMutation } from './requests';

interface GradeDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const schema = z.object({ grade: z.custom<MemberGrade>(), from: lagosDay, reason });
const WITHOUT_SUBSCRIPTION: readonly GradeFee[] = GRADE_FEES.filter((kind) => kind !== 'subscription');

/** Gives a member another grade from a day on. Earlier grades stay on record. */
export function GradeDialog({ member, onClose }: GradeDialogProps) {
  const [addGrade] = useMemberGradeAddMutation();
  const others = PERSON_GRADES.filter((grade) => grade !== member.grade);
  const next = MEMBER_GRADES[MEMBER_GRADES.indexOf(member.grade) + 1];
  const form = useSchemaForm(schema, {
    grade: others.find((grade) => grade === next) ?? others[0] ?? member.grade,
    from: lagosToday(),
    reason: '',
  });
  return (
    <SchemaDialog
      form={form}
      title="Change the grade"
      submitLabel="Change the grade"
      successText="Grade changed"
      send={(body) => addGrade({ params: { id: member._id }, body }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {member.name} is {member.grade} today. Earlier grades stay on record.
      </Typography>
      <FormSelect control={form.control} name="grade" label="New grade" options={others} />
      <FormDateField control={form.control} name="from" label="From" />
      <GradeFeeText grade={form.values.grade} kinds={WITHOUT_SUBSCRIPTION} />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
