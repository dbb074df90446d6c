import { useNavigate } from '@concord/mfe';
import { useState } from 'react';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { ApplicantField } from './applicant-field';
import { GradeFeeText } from './grade-fee-text';
import { inductionFields, InductionFields, PERSON_GRADES } from './induction-fields';
import { useMemberCreateMutation } from './requests';

interface InductDialogProps {
  /** Id of the applicant's record, where the page knows it. */
  readonly student?: string;
  readonly onClose: () => void;
}

const schema = z.object({ student: filled('Choose an applicant'), ...inductionFields });

/** Makes an accepted applicant a member, and opens the new record. */
export function InductDialog({ student = '', onClose }: InductDialogProps) {
  const navigate = useNavigate();
  const [create] = useMemberCreateMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useSchemaForm(schema, {
    student,
    grade: 'Associate',
    inductedOn: lagosToday(),
    number: '',
  });
  return (
    <SchemaDialog
      form={form}
      title="Induct a member"
      submitLabel="Induct"
      successText="Member inducted"
      send={async ({ number, ...rest }) => {
        const body = { ...rest, ...(number && { number }) };
        const member = await create({ body, idempotencyKey }).unwrap();
        void navigate(`/admin/members/${member._id}`);
      }}
      onClose={onClose}
    >
      {student ? null : (
        <ApplicantField
          value={form.values.student}
          error={form.errorOf('student')}
          onChange={form.setterOf('student')}
        />
      )}
      <InductionFields control={form.control} grades={PERSON_GRADES} />
      <GradeFeeText grade={form.values.grade} />
    </SchemaDialog>
  );
}
