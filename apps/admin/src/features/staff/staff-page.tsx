import { useSession } from '@concord/api-client';
import { ROLES, type StaffAccount } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { AddIcon, Chip, DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { HistoryButton } from '../../shared/audit/history-button';
import { ActionDialog, RemovalDialog } from '../../shared/dialogs/action-dialog';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import type { RowAction } from '../../shared/lists/row-menu';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { useAdminListQuery } from '../../shared/requests';
import { ApproveButton } from '../../shared/staff/approve-button';
import { AccountMenu } from './account-menu';
import { InviteDialog } from './invite-dialog';
import { useAdminRemoveMutation, useFactorResetMutation } from './requests';
import { RoleDialog } from './role-dialog';

const CHIP_COLORS = { PENDING: 'warning', ADMIN: 'default', SUPER_ADMIN: 'success' } as const;

/** Username; the own one is marked. */
function Username({ _id, username }: StaffAccount) {
  const isOwn = useSession().details?.admin === _id;
  return isOwn ? `${username} (you)` : username;
}

/** Role, permission for money, and reasons why the account cannot be used. */
function RoleChips({ role, finance, invited, suspended }: StaffAccount) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" color={CHIP_COLORS[role]} label={role} />
      {finance ? <Chip size="small" variant="outlined" label="Finance" /> : null}
      {invited ? <Chip size="small" variant="outlined" color="warning" label="Invited" /> : null}
      {suspended ? <Chip size="small" variant="outlined" color="error" label="Suspended" /> : null}
    </Stack>
  );
}

/** State of the account's second factor; a colleague's can be removed after the loss of a phone. */
function SecondFactor({ _id, username, email, factor }: StaffAccount) {
  const isOwn = useSession().details?.admin === _id;
  const [reset] = useFactorResetMutation();
  if (!factor) return 'Off';
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>On</span>
      {isOwn ? null : (
        <DialogButton
          size="small"
          color="error"
          aria-label={`Turn off the second factor of ${username}`}
          sx={{ whiteSpace: 'nowrap', px: 1 }}
          dialog={(close) => (
            <ActionDialog
              destructive
              title="Turn off the second factor?"
              confirmLabel="Turn off"
              successText={`${username} now signs in with the password only`}
              act={() => reset({ params: { id: _id } }).unwrap()}
              onClose={close}
            >
              {username} ({email}) will be signed out everywhere. Until they set up a new second factor, they
              sign in with the password only. Make sure the request really comes from them.
            </ActionDialog>
          )}
        >
          Turn off
        </DialogButton>
      )}
    </Stack>
  );
}

const otherRole = (account: StaffAccount): RowAction => ({
  label: 'Choose another role',
  dialog: (onClose) => <RoleDialog account={account} onClose={onClose} />,
});

function Actions({ row: account }: { readonly row: StaffAccount }) {
  const [remove] = useAdminRemoveMutation();
  const { _id, username, email, role } = account;
  const isPending = role === 'PENDING';
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={{ xs: 0.5, sm: 1 }}
      sx={{ justifyContent: 'flex-end', flexWrap: { xs: isPending ? 'wrap' : 'nowrap', md: 'nowrap' } }}
    >
      {isPending ? (
        <ApproveButton account={account} />
      ) : (
        <DialogButton
          size="small"
          variant="outlined"
          aria-label={`Change role of ${username}`}
          sx={{ whiteSpace: 'nowrap' }}
          dialog={(close) => <RoleDialog account={account} onClose={close} />}
        >
          Change role
        </DialogButton>
      )}
      <AccountMenu account={account} first={isPending ? [otherRole(account)] : []} />
      <HistoryButton id={_id} of={username} />
      <DialogButton
        color="error"
        aria-label={`Remove ${username}`}
        icon={<DeleteIcon />}
        dialog={(close) => (
          <RemovalDialog
            title="Remove this account?"
            confirmLabel="Remove"
            act={() => remove({ params: { id: _id } }).unwrap()}
            onClose={close}
          >
            {username} ({email}) will be signed out and can no longer use the back office.
          </RemovalDialog>
        )}
      />
    </Stack>
  );
}

const COLUMNS: readonly DataTableColumn<StaffAccount>[] = [
  {
    header: 'Account',
    cell: (account) => (
      <TwoLines below={account.email}>
        <Username {...account} />
      </TwoLines>
    ),
  },
  { header: 'Role', cell: (account) => <RoleChips {...account} /> },
  { header: 'Second factor', cell: (account) => <SecondFactor {...account} /> },
  {
    header: 'Last sign-in',
    cell: ({ lastSignInAt, createdAt }) => (
      <TwoLines below={`since ${formatDate(createdAt)}`}>{formatDate(lastSignInAt)}</TwoLines>
    ),
  },
  actionsColumn(Actions),
];

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'role', label: 'Role', options: ROLES.map((role) => [role, role] as const) },
  { kind: 'period', label: 'Since' },
];

export default function StaffPage() {
  const list = useServerList(useAdminListQuery, {}, { filters: FILTERS });
  return (
    <ListPage
      title="Staff accounts"
      lead="New sign-ups wait here as PENDING until you approve them. You can also invite colleagues and choose their role."
      actions={
        <LinkedDialogButton
          action="invite"
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <InviteDialog onClose={close} />}
        >
          Invite
        </LinkedDialogButton>
      }
      label="Staff accounts"
      searchLabel="Search accounts"
      searchHint="Username or email"
      views="accounts"
      exportKind="accounts"
      list={list}
      columns={COLUMNS}
    />
  );
}
