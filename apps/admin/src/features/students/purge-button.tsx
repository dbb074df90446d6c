import { isApiError } from '@concord/api-client/requests';
import { LIMITS, type Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { FormTextField } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonField, reasonForm } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
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
  /** Reason why the record must be kept; valid until another surname is typed. */
  const [kept, setKept] = useState({ surname: '', message: '' });

  const send = async (body: typeof form.values) => {
    setKept({ surname: '', message: '' });
    try {
      await purge({ params: { id: student._id }, body }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.status === 409)
        setKept({ surname: body.surname, message: error.message });
      throw error;
    }
  };

  return (
    <SchemaDialog
      form={form}
      title="Destroy this record?"
      submitLabel="Destroy record"
      destructive
      successText="Record destroyed"
      send={send}
      isShown={(error) => isApiError(error) && error.status === 409}
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
      {kept.message && kept.surname === form.values.surname.trim() ? (
        <Alert severity="error">{kept.message}.</Alert>
      ) : null}
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
