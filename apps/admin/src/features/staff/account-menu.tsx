import { useSession } from '@concord/api-client';
import type { StaffAccount } from '@concord/contracts';
import type { ComponentType } from 'react';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { type RowAction, RowMenu } from '../../shared/lists/row-menu';
import { useAdminSignOutMutation } from './requests';
import { ResetLinkDialog } from './reset-link-dialog';
import { LiftDialog, SuspendDialog } from './suspension-dialogs';

interface AccountDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

function SignOutDialog({ account: { _id, username, email }, onClose }: AccountDialogProps) {
  const [signOut] = useAdminSignOutMutation();
  return (
    <ActionDialog
      destructive
      title="Sign out everywhere?"
      confirmLabel="Sign out"
      successText={`${username} is signed out everywhere`}
      act={() => signOut({ params: { id: _id } }).unwrap()}
      onClose={onClose}
    >
      {username} ({email}) must sign in again in every browser. Anything they have typed stays on their page.
    </ActionDialog>
  );
}

interface AccountMenuProps {
  readonly account: StaffAccount;
  /** First menu items. */
  readonly first: readonly RowAction[];
}

/** Further actions on a colleague's account; the own account has its page. */
export function AccountMenu({ account, first }: AccountMenuProps) {
  const isOwn = useSession().details?.admin === account._id;
  const withDialog = (label: string, Dialog: ComponentType<AccountDialogProps>): RowAction => ({
    label,
    dialog: (onClose) => <Dialog account={account} onClose={onClose} />,
  });
  if (isOwn) return null;
  const actions = [
    ...first,
    withDialog(account.invited ? 'Invite again' : 'Reset password', ResetLinkDialog),
    withDialog('Sign out everywhere', SignOutDialog),
    account.suspended ? withDialog('Lift the suspension', LiftDialog) : withDialog('Suspend', SuspendDialog),
  ];
  return <RowMenu of={account.username} actions={actions} />;
}
