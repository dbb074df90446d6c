import { LIMITS, type Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { FormTextField } from '@concord/ui/forms';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useConflict } from '../../shared/dialogs/use-conflict';
import { fullName } from '../../shared/format';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { Section } from '../../shared/page/section';
import { useStudentPurgeMutation } from './requests';

interface PurgeProps {
  readonly student: Student;
}

const schema = reasonForm.extend({ surname: filled('Type the student’s surname') });

function PurgeDialog({ student, onClose }: PurgeProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [purge] = useStudentPurgeMutation();
  const form = useSchemaForm(schema, { reason: '', surname: '' });
  const { watched, isConflict, alert } = useConflict(form.values.surname);

  return (
    <SchemaDialog
      form={form}
      title="Destroy this record?"
      submitLabel="Destroy record"
      destructive
      successText="Record destroyed"
      send={(body) => watched(() => purge({ params: { id: student._id }, body }).unwrap())}
      isShown={isConflict}
      onSent={() => {
        onClose();
        void navigate('/admin/students', { replace: true });
      }}
      onClose={onClose}
    >
      <Typography>
        This destroys the record of {fullName(student)} for good, with the passport, documents, e-mails,
        assigned exams, answers and results. Certificates stay so that people can check them. The serial
        number stays used. The audit log keeps who destroyed the record and why.
      </Typography>
      <Typography>
        You can’t destroy a record with a result or certificate from the last {LIMITS.recordYears} years.
      </Typography>
      <ReasonField control={form.control} />
      <FormTextField
        control={form.control}
        name="surname"
        label="Surname"
        required
        autoComplete="off"
        helperText={`Type “${student.surname}” to confirm`}
        slotProps={{ htmlInput: { maxLength: LIMITS.nameLength } }}
      />
      {alert}
    </SchemaDialog>
  );
}

/** Destroys a record permanently; for super administrators, and separate from reversible actions. */
export function PurgeSection({ student }: PurgeProps) {
  return (
    <Section
      title="Destroy for good"
      actions={
        <DialogButton
          variant="text"
          color="inherit"
          dialog={(close) => <PurgeDialog student={student} onClose={close} />}
        >
          Destroy record
        </DialogButton>
      }
    >
      <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
        Use this only for data that must no longer be kept. You can’t undo it. To remove a student from the
        lists, archive the record instead.
      </Typography>
    </Section>
  );
}
