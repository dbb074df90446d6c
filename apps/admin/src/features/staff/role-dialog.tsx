import { useSession } from '@concord/api-client';
import { type AdminUpdateBody, type Role, ROLES, type StaffAccount } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SelectField } from '../../shared/fields/select-field';
import { useAdminUpdateMutation } from '../../shared/staff/requests';

interface RoleDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Changes the role of an account, and the finance permission of an ADMIN. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const { _id, username, email } = account;
  const isOwn = useSession().details?.admin === _id;
  const [role, setRole] = useState<Role>(account.role);
  const [finance, setFinance] = useState(account.finance ?? false);
  const [update] = useAdminUpdateMutation();
  const isOtherRole = role !== account.role;
  const isOtherFinance = role === 'ADMIN' && finance !== (account.finance ?? false);
  const body: AdminUpdateBody = { ...(isOtherRole && { role }), ...(isOtherFinance && { finance }) };
  const change = isOtherRole
    ? `is now ${role}`
    : `${finance ? 'now has' : 'no longer has'} the finance permission`;
  return (
    <FormDialog
      title="Change role"
      submitLabel="Save"
      successText={`${username} ${change}`}
      disabled={!isOtherRole && !isOtherFinance}
      send={() => update({ params: { id: _id }, body }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {username}, {email}
      </Typography>
      {isOwn ? (
        <Alert severity="warning">
          This is your own account. If you change its role, you must sign in again.
        </Alert>
      ) : null}
      <SelectField
        label="Role"
        value={role}
        options={ROLES.map((name) => [name, name] as const)}
        onChange={setRole}
      />
      {role === 'ADMIN' ? (
        <FormControlLabel
          label="Finance: may record members’ charges and payments"
          control={<Checkbox checked={finance} onChange={(_event, isChecked) => setFinance(isChecked)} />}
        />
      ) : null}
      {account.finance && isOtherFinance ? (
        <Typography>{username} must sign in again after this change.</Typography>
      ) : null}
    </FormDialog>
  );
}
