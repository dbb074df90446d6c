import type { Serial } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';
import { toastError, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useSerialIssueMutation } from './requests';

interface IssueDialogProps {
  readonly serial: Serial;
  readonly onClose: () => void;
}

/** Notes who has a serial; with both fields empty nobody has it. */
export function IssueDialog({ serial: { id, serial, issuedTo }, onClose }: IssueDialogProps) {
  const [issue] = useSerialIssueMutation();
  const [name, setName] = useState(issuedTo?.name ?? '');
  const [phone, setPhone] = useState(issuedTo?.phone ?? '');
  const [submitted, setSubmitted] = useState(false);
  const [who, number] = [name.trim(), phone.trim()];
  // Without either of them the serial is nobody's again.
  const isNameMissing = !who && (number !== '' || !issuedTo);

  const send = () => {
    setSubmitted(true);
    if (isNameMissing) {
      toastError('Complete details');
      return undefined;
    }
    const holder = who ? { name: who, ...(number && { phone: number }) } : null;
    return issue({ params: { id }, body: { issuedTo: holder } }).unwrap();
  };

  return (
    <FormDialog title="Issued to" submitLabel="Save" successText="Saved" send={send} onClose={onClose}>
      <Typography>
        Who has the serial number{' '}
        <Typography component="span" sx={{ fontFamily: 'ui-monospace, monospace', whiteSpace: 'nowrap' }}>
          {serial}
        </Typography>
        ?{issuedTo ? ' Leave both fields empty if nobody has it now.' : ''}
      </Typography>
      <TextField
        autoFocus
        label="Name"
        required={!issuedTo}
        value={name}
        error={submitted && isNameMissing}
        helperText={submitted && isNameMissing ? 'Enter a name' : undefined}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.nameLength, autoComplete: 'off' } }}
      />
      <TextField
        label="Phone"
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40, inputMode: 'tel', autoComplete: 'off' } }}
      />
    </FormDialog>
  );
}
