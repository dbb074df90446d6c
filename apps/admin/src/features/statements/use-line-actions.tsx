import type { StatementLine, StatementPartInput } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { use, useState } from 'react';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import type { Part } from '../../shared/members/open-charges';
import { ChargesDialog } from './charges-dialog';
import type { Payer } from './payer-field';
import { PayerDialog } from './payer-dialog';
import {
  useStatementLineConfirmMutation,
  useStatementLineSkipMutation,
  useStatementLineSplitMutation,
} from './requests';
import { SplitDialog } from './split-dialog';

/** Line in a few words. */
export const lineText = ({ day, amount, narration }: StatementLine): string =>
  `${formatCalendarDate(day)}, ${formatNaira(amount)}: ${narration || 'no narration'}`;

/** Decisions about lines. A line leaves the queue at once, and returns if the server refuses. */
export function useLineActions() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const show = use(DialogHostContext);
  const close = () => show(null);
  const [confirmLine] = useStatementLineConfirmMutation();
  const [splitLine] = useStatementLineSplitMutation();
  const [skipLine] = useStatementLineSkipMutation();

  const leave = ({ _id }: StatementLine, sent: Promise<unknown>) => {
    setLeft((old) => new Set(old).add(_id));
    return sent.catch((error: unknown) => {
      setLeft((old) => new Set([...old].filter((id) => id !== _id)));
      toastError(error);
    });
  };
  const confirm = (line: StatementLine, member: string, chosen?: readonly Part[]) => {
    const body = { member, ...(chosen && { allocations: [...chosen] }) };
    void leave(line, confirmLine({ params: { id: line._id }, body }).unwrap());
  };
  const askCharges = (line: StatementLine, member: Pick<Payer, '_id' | 'name'>) =>
    show(
      <ChargesDialog
        line={line}
        member={member}
        onConfirm={(chosen) => confirm(line, member._id, chosen)}
        onClose={close}
      />,
    );
  const split = (line: StatementLine, parts: StatementPartInput[]) =>
    void leave(line, splitLine({ params: { id: line._id }, body: { parts } }).unwrap());

  return {
    left,
    confirm,
    askCharges,
    askMember: (line: StatementLine) =>
      show(
        <PayerDialog
          text={lineText(line)}
          onChoose={({ _id }) => confirm(line, _id)}
          onCharges={(member) => askCharges(line, member)}
          onClose={close}
        />,
      ),
    askSplit: (line: StatementLine) =>
      show(<SplitDialog line={line} onSplit={(parts) => split(line, parts)} onClose={close} />),
    askSkip: (line: StatementLine) =>
      show(
        <ReasonDialog
          title="Skip this line?"
          submitLabel="Skip line"
          send={(reason) => {
            void leave(line, skipLine({ params: { id: line._id }, body: { reason } }).unwrap());
            return Promise.resolve();
          }}
          onClose={close}
        >
          {lineText(line)}
        </ReasonDialog>,
      ),
  };
}

export type LineActions = ReturnType<typeof useLineActions>;
