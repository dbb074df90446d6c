import type { StaffAccount } from '@concord/contracts';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { useAdminUpdateMutation } from './requests';

/** Role given by the button; the row's menu has others. */
const ROLE = 'ADMIN';

/** Approves a colleague who signed up, by one click with an Undo. */
export function ApproveButton({ account: { _id, username } }: { readonly account: StaffAccount }) {
  const [update, { isLoading }] = useAdminUpdateMutation();
  const params = { id: _id };
  const undo = async () => {
    try {
      await update({ params, body: { role: 'PENDING' } }).unwrap();
      toastSuccess(`${username} is waiting for approval again`);
    } catch (error) {
      toastError(error);
    }
  };
  const approve = async () => {
    try {
      await update({ params, body: { role: ROLE } }).unwrap();
      toastSuccess(`${username} is now ${ROLE}`, { label: 'Undo', onClick: () => void undo() });
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button
      size="small"
      variant="contained"
      startIcon={<CheckIcon />}
      loading={isLoading}
      aria-label={`Approve ${username} as ${ROLE}`}
      onClick={() => void approve()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Approve as {ROLE}
    </Button>
  );
}
