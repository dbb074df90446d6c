import type { StatementLine, StatementPartInput } from '@concord/contracts';
import { MEMBER_LIMITS } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatNaira, nairaText } from '../../shared/members/naira';
import { SplitPartFields } from './split-part-fields';
import { firstParts, partsToSend, restOf, type SplitPart } from './split-parts';

interface SplitDialogProps {
  readonly line: StatementLine;
  readonly send: (parts: StatementPartInput[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Fewest parts of a split. */
const PARTS_MIN = 2;

function sumText(rest: number, isComplete: boolean): string {
  if (rest > 0) return `${formatNaira(rest)} still to be given to members.`;
  if (rest < 0) return `The parts are ${formatNaira(-rest)} more than the line.`;
  return isComplete
    ? 'The parts add up to the line.'
    : 'Give each part a member and an amount, or remove the part.';
}

/** Splits what remains of a line over several members. */
export function SplitDialog({ line, send, onClose }: SplitDialogProps) {
  const [parts, setParts] = useState<readonly SplitPart[]>(() => firstParts(line));
  const [nextKey, setNextKey] = useState(parts.length + 1);
  const rest = restOf(line, parts);
  const complete = partsToSend(parts);
  const add = () => {
    setParts([...parts, { key: nextKey, member: undefined, amount: rest > 0 ? nairaText(rest) : '' }]);
    setNextKey(nextKey + 1);
  };
  return (
    <FormDialog
      wide
      title={`Split ${formatNaira(line.remaining)}`}
      submitLabel="Confirm payments"
      disabled={!complete || rest !== 0}
      send={() => (complete && rest === 0 ? send(complete) : undefined)}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{line.narration}</Typography>
      {parts.map((part, index) => (
        <SplitPartFields
          key={part.key}
          part={part}
          number={index + 1}
          onChange={(changed) =>
            // The accounts of two parts may arrive in the same commit.
            setParts((old) => old.map((each) => (each.key === part.key ? changed : each)))
          }
          onRemove={
            parts.length > PARTS_MIN ? () => setParts(parts.filter(({ key }) => key !== part.key)) : undefined
          }
        />
      ))}
      {parts.length < MEMBER_LIMITS.statementParts ? (
        <Button variant="outlined" onClick={add} sx={{ alignSelf: 'flex-start' }}>
          Add a member
        </Button>
      ) : null}
      <Alert severity={rest === 0 && complete ? 'success' : 'info'} role="status">
        {sumText(rest, complete !== undefined)}
      </Alert>
    </FormDialog>
  );
}
