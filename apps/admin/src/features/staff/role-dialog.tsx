import { useSession } from '@concord/api-client';
import { ROLES, type Role, type StaffAccount } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { useAdminUpdateMutation } from './requests';

interface RoleDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Changes the role of a staff account. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const isOwn = useSession().details?.admin === account._id;
  const [role, setRole] = useState<Role>(account.role);
  const [update] = useAdminUpdateMutation();
  return (
    <FormDialog
      title="Change role"
      submitLabel="Save"
      successText={`${account.username} is now ${role}`}
      disabled={role === account.role}
      send={() => update({ params: { id: account._id }, body: { role } }).unwrap()}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {account.username}, {account.email}
        </Typography>
        {isOwn ? (
          <Alert severity="warning">This is your own account. After a change you sign in again.</Alert>
        ) : null}
        <SelectField
          label="Role"
          value={role}
          options={ROLES.map((name) => [name, name] as const)}
          onChange={setRole}
        />
      </Stack>
    </FormDialog>
  );
}
