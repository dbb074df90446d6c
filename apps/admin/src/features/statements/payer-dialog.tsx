import { Button, Typography } from '@concord/ui';
import { useState } from 'react';
import { DialogFrame } from '../../shared/dialogs/dialog-frame';
import { type Payer, PayerField } from './payer-field';

interface PayerDialogProps {
  /** Line in a few words. */
  readonly text: string;
  readonly onChoose: (member: Payer) => void;
  /** Chooses the charges too, in another dialog. */
  readonly onCharges: (member: Payer) => void;
  readonly onClose: () => void;
}

/** Chooses the member who paid a line. */
export function PayerDialog({ text, onChoose, onCharges, onClose }: PayerDialogProps) {
  const [member, setMember] = useState<Payer>();
  return (
    <DialogFrame
      title="Who paid?"
      submitLabel="Confirm payment"
      disabled={!member}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!member) return;
        onChoose(member);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
      <PayerField value={member} onChange={setMember} />
      {member ? (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => onCharges(member)}>
          Choose what it pays
        </Button>
      ) : null}
    </DialogFrame>
  );
}
