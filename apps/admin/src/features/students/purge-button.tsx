import { isApiError } from '@concord/api-client/requests';
import { LIMITS, type Student } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { isReason, ReasonField } from '../../shared/dialogs/reason-field';
import { fullName } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { useStudentPurgeMutation } from './requests';

interface PurgeProps {
  readonly student: Student;
}

const NO_SURNAME = 'Type the student’s surname';

/** What the server says of the surname, and of the record where that must be kept. */
function refusalOf(error: unknown): { surname?: string; kept?: string } {
  if (!isApiError(error)) return {};
  const surname = error.issues.find(({ path }) => path === 'surname')?.message;
  return { surname, ...(error.status === 409 && { kept: error.message }) };
}

function PurgeDialog({ student, onClose }: PurgeProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [purge] = useStudentPurgeMutation();
  const [reason, setReason] = useState('');
  const [surname, setSurname] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>({});
  const missing = submitted && !surname.trim() ? NO_SURNAME : undefined;
  const surnameError = missing ?? refusal.surname;

  const send = () => {
    setSubmitted(true);
    setRefusal({});
    if (!isReason(reason) || !surname.trim()) return undefined;
    const body = { reason: reason.trim(), surname: surname.trim() };
    return purge({ params: { id: student._id }, body })
      .unwrap()
      .catch((error: unknown) => {
        setRefusal(refusalOf(error));
        throw error;
      });
  };

  return (
    <FormDialog
      title="Destroy this record?"
      submitLabel="Destroy record"
      destructive
      successText="Record destroyed"
      send={send}
      isShown={(error) => Object.values(refusalOf(error)).some(Boolean)}
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
      <ReasonField value={reason} onChange={setReason} error={submitted && !isReason(reason)} />
      <TextField
        label="Surname"
        required
        autoComplete="off"
        value={surname}
        onChange={(event) => {
          setSurname(event.target.value);
          setRefusal({});
        }}
        error={surnameError !== undefined}
        helperText={surnameError ?? `Type “${student.surname}” to confirm`}
        slotProps={{ htmlInput: { maxLength: LIMITS.nameLength } }}
      />
      {refusal.kept ? <Alert severity="error">{refusal.kept}.</Alert> : null}
    </FormDialog>
  );
}

/** Destroys a record for good, for super administrators; apart from what can be taken back. */
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
