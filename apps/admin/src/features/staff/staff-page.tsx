import { useSession } from '@concord/api-client';
import type { StaffAccount } from '@concord/contracts';
import { Button, IconButton, Stack } from '@concord/ui';
import { Chip, DeleteIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { AdminPage } from '../../shared/admin-page';
import { formatDate } from '../../shared/format';
import { ServerTable } from '../../shared/query-table';
import { useListState } from '../../shared/use-list-state';
import { RemoveStaffDialog } from './remove-staff-dialog';
import { RoleDialog } from './role-dialog';
import { useStaffListQuery } from './staff-list';

type Open = { kind: 'role' | 'remove'; account: StaffAccount } | null;

const CHIP_COLORS = { PENDING: 'warning', ADMIN: 'default', SUPER_ADMIN: 'success' } as const;

function columnsFor(
  own: string | undefined,
  open: (next: Open) => void,
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
  const { args, paging } = useListState();
  const query = useStaffListQuery(
    { page: args.page, pageSize: args.pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title="Staff accounts"
      lead="Whoever signs up waits here as PENDING until you give the account a role."
    >
      <ServerTable
        label="Staff accounts"
        columns={columnsFor(details?.admin, setOpen)}
        query={query}
        paging={paging}
        rowKey={(account) => account._id}
      />
      {open?.kind === 'role' ? (
        <RoleDialog account={open.account} isOwn={open.account._id === details?.admin} onClose={close} />
      ) : null}
      {open?.kind === 'remove' ? <RemoveStaffDialog account={open.account} onClose={close} /> : null}
    </AdminPage>
  );
}
