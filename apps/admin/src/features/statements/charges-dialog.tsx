import type { StatementLine } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatNaira } from '../../shared/members/naira';
import type { Part } from '../../shared/members/open-charges';
import { ChargeInputs } from './charge-inputs';
import { NOTHING_CHOSEN, partsOf } from './chosen-charges';
import type { Payer } from './payer-field';

interface ChargesDialogProps {
  readonly line: StatementLine;
  readonly member: Pick<Payer, '_id' | 'name'>;
  readonly send: (allocations: readonly Part[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Confirms a line as the payment of a member, for the charges that staff choose. */
export function ChargesDialog({ line, member, send, onClose }: ChargesDialogProps) {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const parts = partsOf(chosen, line.remaining);
  return (
    <FormDialog
      title="Choose what it pays"
      submitLabel="Confirm payment"
      disabled={!parts}
      send={() => parts && send(parts)}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {formatNaira(line.remaining)} from {member.name}. What you leave empty is not paid.
      </Typography>
      <ChargeInputs member={member._id} amount={line.remaining} value={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
