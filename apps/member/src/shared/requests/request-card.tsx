import type { MemberRequestState, MyRequest } from '@concord/contracts';
import { Box, Button, toastError, toastSuccess, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { FileLinks } from '../files/file-links';
import { asDay } from '../format';
import { useMyRequestWithdrawMutation } from './requests';

const STATE_WORDS: Record<MemberRequestState, string> = {
  open: 'We’re looking at it',
  accepted: 'Accepted',
  refused: 'Not accepted',
  withdrawn: 'You withdrew it',
};
/** A bill waits for its payer, not for the office. */
const BILL_WORDS: Partial<Record<MemberRequestState, string>> = {
  open: 'Waits for your transfer',
  accepted: 'Paid',
};

function stateText({ kind, state, bill }: MyRequest): string {
  if (state === 'open' && bill?.total === 0) return 'Nothing to pay';
  return (kind === 'bill' ? BILL_WORDS[state] : undefined) ?? STATE_WORDS[state];
}

function WithdrawButton({ request: { _id: id }, name }: Pick<RequestCardProps, 'request' | 'name'>) {
  const [withdraw, { isLoading }] = useMyRequestWithdrawMutation();
  const act = () =>
    withdraw({ params: { id } })
      .unwrap()
      .then(() => toastSuccess('Your request is withdrawn'), toastError);
  return (
    <Button
      color="error"
      variant="outlined"
      aria-label={`Withdraw: ${name}`}
      loading={isLoading}
      onClick={() => void act()}
      sx={{ mt: 1.5 }}
    >
      Withdraw
    </Button>
  );
}

interface RequestCardProps {
  readonly request: MyRequest;
  /** Name of the request in a few words. */
  readonly name: string;
  /** False while staff look at the page. */
  readonly canChange: boolean;
  readonly children?: ReactNode;
}

/** A request to the office: its state, what it asks for, and the answer. */
export function RequestCard({ request, name, canChange, children }: RequestCardProps) {
  const { kind, state, at, reason, files, decision } = request;
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{stateText(request)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {name}, sent on {asDay(at)}
      </Typography>
      {children}
      {kind === 'bill' ? null : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Your reason: {reason}
        </Typography>
      )}
      {decision?.reason ? (
        <Typography variant="body2">
          Our answer of {asDay(decision.at)}: {decision.reason}
        </Typography>
      ) : null}
      <FileLinks files={files} />
      {state === 'open' && canChange ? <WithdrawButton request={request} name={name} /> : null}
    </Box>
  );
}
