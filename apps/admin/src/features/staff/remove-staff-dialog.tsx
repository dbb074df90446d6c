import type { StaffAccount } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useRemoveStaffMutation } from './remove-staff';

interface RemoveStaffDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Asks before a staff account is removed. */
export function RemoveStaffDialog({ account, onClose }: RemoveStaffDialogProps) {
  const [remove, { isLoading }] = useRemoveStaffMutation();
  const confirm = async () => {
    try {
      await remove(account._id).unwrap();
      toastSuccess('Deleted Succesfully');
    } catch (error) {
      toastError(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Remove this account?"
      confirmLabel="Remove"
      destructive
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {account.username} ({account.email}) will be signed out and can no longer use the back office.
    </ConfirmDialog>
  );
}
