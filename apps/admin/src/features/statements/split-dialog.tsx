import type { StatementBill, StatementLine, StatementPartInput } from '@concord/contracts';
import { MEMBER_LIMITS } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { formatNaira, nairaText } from '../../shared/members/naira';
import { SplitPartFields } from './split-part-fields';
import { billedParts, firstParts, incompleteText, partsToSend, restOf, type SplitPart } from './split-parts';

interface SplitDialogProps {
  readonly line: StatementLine;
  /** Names the first parts, which staff can change. */
  readonly bill?: StatementBill;
  readonly send: (parts: StatementPartInput[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Fewest parts of a split. */
const PARTS_MIN = 2;

function sumText(rest: number, problem: string | undefined): string {
  if (rest > 0) return `${formatNaira(rest)} still to be given to members.`;
  if (rest < 0) return `The parts are ${formatNaira(-rest)} more than the line.`;
  return problem ?? 'The parts add up to the line.';
}

/** Splits what remains of a line over several members. */
export function SplitDialog({ line, bill, send, onClose }: SplitDialogProps) {
  const [parts, setParts] = useState<readonly SplitPart[]>(() =>
    bill ? billedParts(bill) : firstParts(line),
  );
  const [nextKey, setNextKey] = useState(parts.length + 1);
  const [removals, setRemovals] = useState(0);
  const addRef = useRef<HTMLButtonElement>(null);
  // The button of a removed part had the focus. With all parts there was no button to add one.
  useEffect(() => {
    if (removals > 0) addRef.current?.focus();
  }, [removals]);
  const rest = restOf(line, parts);
  const complete = partsToSend(parts);
  const add = () => {
    setParts([...parts, { key: nextKey, member: undefined, amount: rest > 0 ? nairaText(rest) : '' }]);
    setNextKey(nextKey + 1);
  };
  const remove = (removed: SplitPart) => {
    setParts(parts.filter(({ key }) => key !== removed.key));
    setRemovals(removals + 1);
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
      {bill ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          As the bill of {bill.organisation.name} says. Once all of it is paid, the bill is accepted.
        </Typography>
      ) : null}
      {parts.map((part, index) => (
        <SplitPartFields
          key={part.key}
          part={part}
          number={index + 1}
          onChange={(changed) =>
            // The accounts of two parts may arrive in the same commit.
            setParts((old) => old.map((each) => (each.key === part.key ? changed : each)))
          }
          onRemove={parts.length > PARTS_MIN ? () => remove(part) : undefined}
        />
      ))}
      {parts.length < MEMBER_LIMITS.statementParts ? (
        <Button ref={addRef} variant="outlined" onClick={add} sx={{ alignSelf: 'flex-start' }}>
          Add a member
        </Button>
      ) : null}
      <Alert severity={rest === 0 && complete ? 'success' : 'info'} role="status">
        {sumText(rest, complete ? undefined : incompleteText(parts))}
      </Alert>
    </FormDialog>
  );
}
