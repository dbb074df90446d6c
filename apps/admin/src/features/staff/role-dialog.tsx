import { ROLES, type Role, type StaffAccount } from '@concord/contracts';
import { Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { useChangeRoleMutation } from './change-role';

interface RoleDialogProps {
  readonly account: StaffAccount;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Gives a staff account another role. */
export function RoleDialog({ account, isOwn, onClose }: RoleDialogProps) {
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
    <FormDialog
      title="Change role"
      submitLabel="Save"
      busy={isLoading}
      disabled={role === account.role}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {account.username}, {account.email}
        </Typography>
        {isOwn ? (
          <Alert severity="warning">This is your own account. After a change you sign in again.</Alert>
        ) : null}
        <TextField select label="Role" value={role} onChange={(event) => setRole(event.target.value as Role)}>
          {ROLES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FormDialog>
  );
}
