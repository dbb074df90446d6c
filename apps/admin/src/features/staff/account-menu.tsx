import { useSession } from '@concord/api-client';
import type { StaffAccount } from '@concord/contracts';
import { Button } from '@concord/ui';
import { ChevronDownIcon, Menu, MenuItem } from '@concord/ui/display';
import { type ReactNode, use, useId, useState } from 'react';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogHostContext } from '../../shared/dialogs/dialog-host';
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
      {username} ({email}) has to sign in again in every browser. What they typed stays on their page until
      then.
    </ActionDialog>
  );
}

/** What else can be done with a colleague's account; how one's own signs in is changed on its page. */
export function AccountMenu({ account }: { readonly account: StaffAccount }) {
  const show = use(DialogHostContext);
  const isOwn = useSession().details?.admin === account._id;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const open = (dialog: ReactNode) => {
    close();
    show(dialog);
  };
  const dialog = { account, onClose: () => show(null) };
  if (isOwn) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-label={`More for ${account.username}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        More
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem onClick={() => open(<ResetLinkDialog {...dialog} />)}>
          {account.invited ? 'Invite again' : 'Reset password'}
        </MenuItem>
        <MenuItem onClick={() => open(<SignOutDialog {...dialog} />)}>Sign out everywhere</MenuItem>
        {account.suspended ? (
          <MenuItem onClick={() => open(<LiftDialog {...dialog} />)}>Lift the suspension</MenuItem>
        ) : (
          <MenuItem onClick={() => open(<SuspendDialog {...dialog} />)}>Suspend</MenuItem>
        )}
      </Menu>
    </>
  );
}
