import type { RecordedPayment, StatementLine } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';

/** Payments of a suggested member that may be the money of a line. */
export const recordedOf = ({ suggestions }: StatementLine, member: string): readonly RecordedPayment[] =>
  suggestions.find((each) => each.member._id === member)?.recorded ?? [];

const textOf = ({ amount, receivedOn, receipt }: RecordedPayment): string =>
  `${formatNaira(amount)} received on ${formatCalendarDate(receivedOn)} is recorded already for this member${
    receipt ? `, with receipt ${receipt}` : ''
  }.`;

const reasonOf = ({ receivedOn, receipt }: RecordedPayment): string =>
  receipt
    ? `Recorded already as receipt ${receipt}`
    : `Recorded already as the payment of ${formatCalendarDate(receivedOn)}`;

const Payments = ({ recorded }: { readonly recorded: readonly RecordedPayment[] }) =>
  recorded.map((payment) => (
    <Typography key={payment._id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {textOf(payment)}
    </Typography>
  ));

interface RecordedAlertProps {
  readonly recorded: readonly RecordedPayment[];
  readonly onSkip: (reason: string) => void;
}

/** Warns of payments that may be the money of a line, and offers to skip it. */
export function RecordedAlert({ recorded, onSkip }: RecordedAlertProps) {
  const [first] = recorded;
  if (!first) return null;
  return (
    <Alert severity="warning">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Payments recorded={recorded} />
        <Button size="small" variant="outlined" color="inherit" onClick={() => onSkip(reasonOf(first))}>
          Skip as recorded
        </Button>
      </Stack>
    </Alert>
  );
}

interface RecordAgainDialogProps {
  readonly recorded: readonly RecordedPayment[];
  readonly act: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a line becomes one more payment of the same amount. */
export function RecordAgainDialog({ recorded, act, onClose }: RecordAgainDialogProps) {
  return (
    <ActionDialog
      title="Record it again?"
      confirmLabel="Record again"
      successText="Payment recorded"
      act={act}
      onClose={onClose}
    >
      <Payments recorded={recorded} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        Record it again only if the member paid twice.
      </Typography>
    </ActionDialog>
  );
}
