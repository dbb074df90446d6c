import type { StaffAccount } from '@concord/contracts';
import { RemovalDialog } from '../../shared/removal-dialog';
import { useRemoveStaffMutation } from './remove-staff';

interface RemoveStaffDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Asks before a staff account is removed. */
export function RemoveStaffDialog({ account, onClose }: RemoveStaffDialogProps) {
  const [remove] = useRemoveStaffMutation();
  return (
    <RemovalDialog
      title="Remove this account?"
      confirmLabel="Remove"
      remove={() => remove(account._id).unwrap()}
      onClose={onClose}
    >
      {account.username} ({account.email}) will be signed out and can no longer use the back office.
    </RemovalDialog>
  );
}
