import type { StatementLine, StatementPartInput } from '@concord/contracts';
import { MEMBER_LIMITS } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { DialogFrame } from '../../shared/dialogs/dialog-frame';
import { formatNaira, koboFrom, nairaText } from '../../shared/members/naira';
import { type Payer, PayerField } from './payer-field';

interface SplitDialogProps {
  readonly line: StatementLine;
  readonly onSplit: (parts: StatementPartInput[]) => void;
  readonly onClose: () => void;
}

interface Part {
  readonly key: number;
  readonly member: Payer | undefined;
  readonly amount: string;
}

/** Sum that no part has; below 0 if the parts are more than the line. */
const restOf = (line: StatementLine, parts: readonly Part[]): number =>
  parts.reduce((rest, { amount }) => rest - (koboFrom(amount) ?? 0), line.remaining);

/** The parts as the call takes them; undefined while one is incomplete. */
function partsToSend(parts: readonly Part[]): StatementPartInput[] | undefined {
  const complete = parts.flatMap(({ member, amount }) => {
    const kobo = koboFrom(amount);
    return member && kobo ? [{ member: member._id, amount: kobo }] : [];
  });
  return complete.length === parts.length ? complete : undefined;
}

function PartFields({
  part,
  number,
  onChange,
}: {
  readonly part: Part;
  readonly number: number;
  readonly onChange: (part: Part) => void;
}) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      <PayerField
        label={`Member ${number}`}
        value={part.member}
        onChange={(member) => onChange({ ...part, member })}
      />
      <TextField
        label={`Amount ${number}`}
        value={part.amount}
        onChange={(event) => onChange({ ...part, amount: event.target.value })}
        error={part.amount !== '' && !koboFrom(part.amount)}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
        sx={{ maxWidth: { sm: 180 } }}
      />
    </Stack>
  );
}

/** Splits what remains of a line over several members. */
export function SplitDialog({ line, onSplit, onClose }: SplitDialogProps) {
  const [parts, setParts] = useState<readonly Part[]>([
    { key: 1, member: line.suggestions[0]?.member, amount: '' },
    { key: 2, member: undefined, amount: '' },
  ]);
  const rest = restOf(line, parts);
  const complete = partsToSend(parts);
  const add = () => {
    const key = parts.length + 1;
    setParts([...parts, { key, member: undefined, amount: rest > 0 ? nairaText(rest) : '' }]);
  };
  return (
    <DialogFrame
      wide
      title={`Split ${formatNaira(line.remaining)}`}
      submitLabel="Confirm payments"
      disabled={!complete || rest !== 0}
      busy={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete || rest !== 0) return;
        onSplit(complete);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{line.narration}</Typography>
      {parts.map((part, index) => (
        <PartFields
          key={part.key}
          part={part}
          number={index + 1}
          onChange={(changed) => setParts(parts.map((each) => (each.key === part.key ? changed : each)))}
        />
      ))}
      {parts.length < MEMBER_LIMITS.statementParts ? (
        <Button variant="outlined" onClick={add} sx={{ alignSelf: 'flex-start' }}>
          Add a member
        </Button>
      ) : null}
      <Alert severity={rest === 0 ? 'success' : 'info'} role="status">
        {rest === 0
          ? 'The parts add up to the line.'
          : rest > 0
            ? `${formatNaira(rest)} still to be given to members.`
            : `The parts are ${formatNaira(-rest)} more than the line.`}
      </Alert>
    </DialogFrame>
  );
}
