import type { StaffAccount } from '@concord/contracts';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { useAdminUpdateMutation } from './requests';

/** The role that a colleague gets by one click; the row has others. */
const ROLE = 'ADMIN';

/** Lets a colleague who signed up into the back office, by one click that can be taken back. */
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
