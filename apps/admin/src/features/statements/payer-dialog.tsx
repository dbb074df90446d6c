import { Button, Typography } from '@concord/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { type Payer, PayerField } from './payer-field';

interface PayerDialogProps {
  /** Line in a few words. */
  readonly text: string;
  readonly send: (member: Payer) => Promise<unknown>;
  /** Chooses the charges too, in another dialog. */
  readonly onCharges: (member: Payer) => void;
  readonly onClose: () => void;
}

/** Chooses the member who paid a line. */
export function PayerDialog({ text, send, onCharges, onClose }: PayerDialogProps) {
  const [member, setMember] = useState<Payer>();
  return (
    <FormDialog
      title="Who paid?"
      submitLabel="Confirm payment"
      disabled={!member}
      send={() => member && send(member)}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <PayerField value={member} onChange={setMember} />
      {member ? (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => onCharges(member)}>
          Choose what it pays
        </Button>
      ) : null}
    </FormDialog>
  );
}
