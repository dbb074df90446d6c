import type { StaffAccount } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatDateTime } from '../../shared/format';
import { useAdminLiftMutation, useAdminSuspendMutation } from './requests';

interface SuspensionDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Suspends an account, with the reason. */
export function SuspendDialog({ account: { _id, username, email }, onClose }: SuspensionDialogProps) {
  const [suspend] = useAdminSuspendMutation();
  return (
    <ReasonDialog
      destructive
      title="Suspend this account?"
      submitLabel="Suspend"
      successText={`${username} is suspended`}
      send={(reason) => suspend({ params: { id: _id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {username} ({email}) is signed out everywhere at once and can’t sign in until you lift the suspension.
      </Typography>
    </ReasonDialog>
  );
}

/** Lifts the suspension of an account, with the reason. */
export function LiftDialog({ account, onClose }: SuspensionDialogProps) {
  const { _id, username, suspended } = account;
  const [lift] = useAdminLiftMutation();
  return (
    <ReasonDialog
      title="Lift the suspension?"
      submitLabel="Lift"
      successText={`${username} can sign in again`}
      send={(reason) => lift({ params: { id: _id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      {suspended ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Suspended by {suspended.by.username}, {formatDateTime(suspended.at)}: {suspended.reason}
        </Typography>
      ) : null}
      <Typography>{username} can then sign in as before.</Typography>
    </ReasonDialog>
  );
}
