import { MEMBER_GRADES, memberCreateBody } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { FormProvider, FormSelect } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { bodyForm } from '../../shared/members/body-form';
import { PERSON_GRADES } from '../../shared/members/person-grades';
import { choiceFrom, chosen } from '../../shared/members/start-empty';
import { ApplicantField } from './applicant-field';
import { InductionInputs, inductionFields, newInduction } from './induction-inputs';
import { useMemberCreate } from './use-member-create';

const fields = z.object({
  student: filled('Choose an applicant'),
  grade: choiceFrom(MEMBER_GRADES, 'Choose a grade'),
  ...inductionFields,
});
type Values = z.output<typeof fields>;

const bodyOf = ({ grade, ...values }: Values) => ({ ...values, grade: chosen(grade) });
const schema = bodyForm<Values>(fields, memberCreateBody, bodyOf);

interface InductDialogProps {
  readonly onClose: () => void;
}

/** Makes a member of an accepted applicant; `applicant` in the address chooses one. */
export function InductDialog({ onClose }: InductDialogProps) {
  const [params] = useSearchParams();
  const create = useMemberCreate(onClose);
  const form = useSchemaForm<Values>(schema, {
    student: params.get('applicant') ?? '',
    grade: '',
    ...newInduction(),
  });
  return (
    <SchemaDialog
      form={form}
      title="Induct an applicant"
      submitLabel="Induct"
      send={(values) => create(bodyOf(values))}
      onSent={() => undefined}
      onClose={onClose}
    >
      <ApplicantField
        value={form.values.student}
        error={form.errorOf('student')}
        onChange={form.setterOf('student')}
      />
      <FormSelect control={form.control} name="grade" label="Grade" required options={PERSON_GRADES} />
      <FormProvider {...form}>
        <InductionInputs grade={form.values.grade} />
      </FormProvider>
    </SchemaDialog>
  );
}
