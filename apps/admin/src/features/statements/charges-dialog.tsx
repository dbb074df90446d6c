import type { StatementLine } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { DialogFrame } from '../../shared/dialogs/dialog-frame';
import { formatNaira } from '../../shared/members/naira';
import type { Part } from '../../shared/members/open-charges';
import { ChargeInputs, type ChosenCharges } from './charge-inputs';
import type { Payer } from './payer-field';

interface ChargesDialogProps {
  readonly line: StatementLine;
  readonly member: Pick<Payer, '_id' | 'name'>;
  readonly onConfirm: (allocations: readonly Part[]) => void;
  readonly onClose: () => void;
}

/** Confirms a line as the payment of a member, for the charges that staff choose. */
export function ChargesDialog({ line, member, onConfirm, onClose }: ChargesDialogProps) {
  const [chosen, setChosen] = useState<ChosenCharges>({ typed: {}, parts: [] });
  const { parts } = chosen;
  return (
    <DialogFrame
      title="Choose what it pays"
      submitLabel="Confirm payment"
      disabled={!parts}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!parts) return;
        onConfirm(parts);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {formatNaira(line.remaining)} from {member.name}. What you leave empty is not paid.
      </Typography>
      <ChargeInputs member={member._id} amount={line.remaining} value={chosen} onChange={setChosen} />
    </DialogFrame>
  );
}
