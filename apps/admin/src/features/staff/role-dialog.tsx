import { ROLES, type Role, type StaffAccount } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { useChangeRoleMutation } from './change-role';

interface RoleDialogProps {
  readonly account: StaffAccount;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Gives a staff account another role. */
export function RoleDialog({ account, isOwn, onClose }: RoleDialogProps) {
  const titleId = useId();
  const [role, setRole] = useState<Role>(account.role);
  const [change, { isLoading }] = useChangeRoleMutation();

  const submit = async () => {
    try {
      await change({ _id: account._id, role }).unwrap();
      toastSuccess(`${account.username} is now ${role}`);
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={titleId}>Change role</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {account.username}, {account.email}
            </Typography>
            {isOwn ? (
              <Alert severity="warning">This is your own account. After a change you sign in again.</Alert>
            ) : null}
            <TextField
              select
              label="Role"
              value={role}
              onChange={(event) => setRole(event.target.value as Role)}
            >
              {ROLES.map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={role === account.role} loading={isLoading}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
