import { LIMITS, type StaffSession } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useSessionEndMutation, useSessionEndOthersMutation, useSessionListQuery } from './requests';

function EndButton({ row: { _id, device, createdAt, isCurrent } }: { readonly row: StaffSession }) {
  const [end] = useSessionEndMutation();
  if (isCurrent) return <Chip size="small" color="success" variant="outlined" label="This browser" />;
  const since = formatDateTime(createdAt);
  return (
    <DialogButton
      size="small"
      variant="outlined"
      color="error"
      aria-label={`Sign out ${device}, since ${since}`}
      sx={{ whiteSpace: 'nowrap' }}
      dialog={(close) => (
        <ActionDialog
          destructive
          title="Sign out this browser?"
          confirmLabel="Sign out"
          successText="Signed out"
          act={() => end({ params: { id: _id } }).unwrap()}
          onClose={close}
        >
          {device}, signed in since {since}, has to sign in again.
        </ActionDialog>
      )}
    >
      Sign out
    </DialogButton>
  );
}

function EndOthersButton() {
  const [endOthers] = useSessionEndOthersMutation();
  return (
    <DialogButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <ActionDialog
          destructive
          title="Sign out everywhere else?"
          confirmLabel="Sign out all others"
          successText="All other browsers are signed out"
          act={() => endOthers().unwrap()}
          onClose={close}
        >
          You stay signed in here. Every other browser has to sign in again.
        </ActionDialog>
      )}
    >
      Sign out all others
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<StaffSession>[] = [
  {
    header: 'Browser',
    cell: ({ device, address }) => <TwoLines below={address}>{device}</TwoLines>,
  },
  { header: 'Signed in', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: 'Last used', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
  { header: 'Ends', cell: ({ endsAt }) => formatDateTime(endsAt) },
  actionsColumn(EndButton),
];

/** The sign-ins of the account, each of which its owner can end. */
export default function AccountPage() {
  const query = useSessionListQuery(undefined, REFETCH_ON_MOUNT);
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <AdminPage
      title="Your sign-ins"
      lead={`Where your account is signed in now. Each ends by itself after ${LIMITS.staffSignInHours} hours.`}
      actions={hasOthers ? <EndOthersButton /> : undefined}
    >
      <ClientTable label="Your sign-ins" columns={COLUMNS} query={query} />
    </AdminPage>
  );
}
