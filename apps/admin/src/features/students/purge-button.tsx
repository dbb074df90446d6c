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

const NO_SURNAME = 'Type the surname of the record';

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
      successText="The record is destroyed"
      send={send}
      isShown={(error) => Object.values(refusalOf(error)).some(Boolean)}
      onSent={() => {
        onClose();
        void navigate('/admin/students', { replace: true });
      }}
      onClose={onClose}
    >
      <Typography>
        The record of {fullName(student)} goes for good, with the passport, the documents, the messages, the
        assigned exams, the answers and the results. Certificates stay, so that they can be verified, the
        serial number stays used, and the audit log keeps who destroyed it and why.
      </Typography>
      <Typography>
        A result or certificate that is younger than {LIMITS.recordYears} years keeps the whole record.
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
      title="Erase for good"
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
        For data that must not be kept any longer. It can’t be undone; to take a student out of the lists,
        archive the record.
      </Typography>
    </Section>
  );
}
