import type { StatementBill, StatementLine, StatementPartInput } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { use, useState } from 'react';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import type { Part } from '../../shared/members/open-charges';
import { useMemberRequestDecideMutation } from '../../shared/members/requests';
import { ChargesDialog } from './charges-dialog';
import type { Payer } from './payer-field';
import { PayerDialog } from './payer-dialog';
import { RecordAgainDialog, recordedOf } from './recorded-payments';
import {
  useStatementLineConfirmMutation,
  useStatementLineSkipMutation,
  useStatementLineSplitMutation,
} from './requests';
import { SplitDialog } from './split-dialog';

/** Line in a few words. */
export const lineText = ({ day, amount, narration }: StatementLine): string =>
  `${formatCalendarDate(day)}, ${formatNaira(amount)}: ${narration || 'no narration'}`;

/**
 * Decisions about lines. A line that is confirmed by one key leaves the queue at once, and returns if the server
 * refuses. One whose money may be recorded already is asked about first. With a dialog it leaves after the answer, so that a refusal keeps what was typed.
 */
export function useLineActions() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const show = use(DialogHostContext);
  const close = () => show(null);
  const [confirmLine] = useStatementLineConfirmMutation();
  const [splitLine] = useStatementLineSplitMutation();
  const [skipLine] = useStatementLineSkipMutation();
  const [decideRequest] = useMemberRequestDecideMutation();

  const leave = ({ _id }: StatementLine) => setLeft((old) => new Set(old).add(_id));
  const comeBack = ({ _id }: StatementLine) => setLeft((old) => new Set([...old].filter((id) => id !== _id)));
  const leaveAfter = async (line: StatementLine, sent: Promise<unknown>) => {
    await sent;
    leave(line);
  };
  const sendConfirmed = ({ _id: id }: StatementLine, member: string, chosen?: readonly Part[]) =>
    confirmLine({ params: { id }, body: { member, ...(chosen && { allocations: [...chosen] }) } }).unwrap();
  const confirm = (line: StatementLine, member: string) => {
    const recorded = recordedOf(line, member);
    if (recorded.length > 0) {
      const act = () => leaveAfter(line, sendConfirmed(line, member));
      show(<RecordAgainDialog recorded={recorded} act={act} onClose={close} />);
      return;
    }
    leave(line);
    sendConfirmed(line, member).catch((error: unknown) => {
      comeBack(line);
      toastError(error);
    });
  };
  const askCharges = (line: StatementLine, member: Pick<Payer, '_id' | 'name'>) =>
    show(
      <ChargesDialog
        line={line}
        member={member}
        send={(chosen) => leaveAfter(line, sendConfirmed(line, member._id, chosen))}
        onClose={close}
      />,
    );
  const split = (line: StatementLine, parts: StatementPartInput[]) =>
    leaveAfter(line, splitLine({ params: { id: line._id }, body: { parts } }).unwrap());
  const accept = ({ _id: id, organisation }: StatementBill) =>
    decideRequest({ params: { id }, body: { decision: 'accepted' } })
      .unwrap()
      .then(() => toastSuccess(`The bill of ${organisation.name} is paid`), toastError);
  const splitAsBilled = async (line: StatementLine, bill: StatementBill, parts: StatementPartInput[]) => {
    await split(line, parts);
    // The money is recorded; a bill that cannot be accepted yet stays among the requests.
    await accept(bill);
  };

  return {
    left,
    confirm,
    askCharges,
    askMember: (line: StatementLine) =>
      show(
        <PayerDialog
          text={lineText(line)}
          send={({ _id }) => leaveAfter(line, sendConfirmed(line, _id))}
          onCharges={(member) => askCharges(line, member)}
          onClose={close}
        />,
      ),
    askSplit: (line: StatementLine) =>
      show(<SplitDialog line={line} send={(parts) => split(line, parts)} onClose={close} />),
    askBill: (line: StatementLine, bill: StatementBill) =>
      show(
        <SplitDialog
          line={line}
          bill={bill}
          send={(parts) => splitAsBilled(line, bill, parts)}
          onClose={close}
        />,
      ),
    askSkip: (line: StatementLine, reason?: string) =>
      show(
        <ReasonDialog
          title="Skip this line?"
          submitLabel="Skip line"
          reason={reason}
          send={(given) =>
            leaveAfter(line, skipLine({ params: { id: line._id }, body: { reason: given } }).unwrap())
          }
          onClose={close}
        >
          {lineText(line)}
        </ReasonDialog>,
      ),
  };
}

export type LineActions = ReturnType<typeof useLineActions>;
