import { useSession } from '@concord/api-client';
import type { StaffAccount } from '@concord/contracts';
import { Button, IconButton, Stack } from '@concord/ui';
import { Chip, DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { formatDate } from '../../shared/format';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useAdminListQuery, useAdminRemoveMutation } from './requests';
import { RoleDialog } from './role-dialog';

type OpenDialog = { kind: 'role' | 'remove'; account: StaffAccount } | null;

const CHIP_COLORS = { PENDING: 'warning', ADMIN: 'default', SUPER_ADMIN: 'success' } as const;

function columnsFor(
  own: string | undefined,
  open: (dialog: OpenDialog) => void,
): readonly DataTableColumn<StaffAccount>[] {
  return [
    {
      key: 'username',
      header: 'Username',
      cell: (account) => (account._id === own ? `${account.username} (you)` : account.username),
    },
    { key: 'email', header: 'Email', cell: (account) => account.email },
    {
      key: 'role',
      header: 'Role',
      cell: ({ role }) => <Chip size="small" variant="outlined" color={CHIP_COLORS[role]} label={role} />,
    },
    { key: 'date', header: 'Since', cell: (account) => formatDate(account.createdAt) },
    {
      key: 'actions',
      header: 'Actions',
      align: 'right',
      cell: (account) => (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button
            size="small"
            variant="outlined"
            aria-label={`Change role of ${account.username}`}
            onClick={() => open({ kind: 'role', account })}
            sx={{ whiteSpace: 'nowrap' }}
          >
            Change role
          </Button>
          <IconButton
            color="error"
            aria-label={`Remove ${account.username}`}
            onClick={() => open({ kind: 'remove', account })}
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ),
    },
  ];
}

/** The accounts that may sign in to the back office. */
export default function StaffPage() {
  const { details } = useSession();
  const list = useServerList(useAdminListQuery, NO_SEARCH);
  const [remove] = useAdminRemoveMutation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <AdminPage
      title="Staff accounts"
      lead="Whoever signs up waits here as PENDING until you give the account a role."
    >
      <ServerTable
        label="Staff accounts"
        columns={columnsFor(details?.admin, setDialog)}
        list={list}
        rowKey={(account) => account._id}
      />
      {dialog?.kind === 'role' ? (
        <RoleDialog account={dialog.account} isOwn={dialog.account._id === details?.admin} onClose={close} />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <RemovalDialog
          title="Remove this account?"
          confirmLabel="Remove"
          act={() => remove({ params: { id: dialog.account._id } }).unwrap()}
          onClose={close}
        >
          {dialog.account.username} ({dialog.account.email}) will be signed out and can no longer use the back
          office.
        </RemovalDialog>
      ) : null}
    </AdminPage>
  );
}
