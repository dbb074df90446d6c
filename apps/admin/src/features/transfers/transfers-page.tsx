import type { TransferClaim } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate, formatDate } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { formatNaira } from '../../shared/members/naira';
import { AdminPage } from '../../shared/page/admin-page';
import { ConfirmTransfer } from './confirm-dialog';
import { EvidenceButton } from './evidence-button';
import { useTransferListQuery, useTransferRefuseMutation } from './requests';

function RefuseDialog({ row, close }: { readonly row: TransferClaim; readonly close: () => void }) {
  const [refuse] = useTransferRefuseMutation();
  return (
    <ReasonDialog
      destructive
      title={`Refuse the transfer of ${row.member.name}`}
      submitLabel="Refuse"
      successText="Transfer refused"
      send={(reason) => refuse({ params: { id: row._id }, body: { reason } }).unwrap()}
      onClose={close}
    >
      <Typography>The member reads your reason, and can send other evidence.</Typography>
    </ReasonDialog>
  );
}

const Actions = ({ row }: { readonly row: TransferClaim }) => (
  <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
    <EvidenceButton claim={row} />
    <DialogButton
      size="small"
      variant="contained"
      aria-label={`Confirm the transfer of ${row.member.name}`}
      dialog={(close) => <ConfirmTransfer claim={row} onClose={close} />}
    >
      Confirm
    </DialogButton>
    <DialogButton
      size="small"
      variant="outlined"
      color="error"
      aria-label={`Refuse the transfer of ${row.member.name}`}
      dialog={(close) => <RefuseDialog row={row} close={close} />}
    >
      Refuse
    </DialogButton>
  </Stack>
);

const balanceText = (balance: number) =>
  balance > 0
    ? `Owes ${formatNaira(balance)}`
    : balance < 0
      ? `${formatNaira(-balance)} credit`
      : 'Owes nothing';

const COLUMNS: readonly DataTableColumn<TransferClaim>[] = [
  { header: 'Member', cell: ({ member }) => <MemberCell member={member} /> },
  {
    header: 'Amount',
    align: 'right',
    cell: ({ amount, balance }) => (
      <TwoLines below={balanceText(balance)}>
        <OneLine>{formatNaira(amount)}</OneLine>
      </TwoLines>
    ),
  },
  {
    header: 'Sent',
    cell: ({ sentOn, sentAt }) => (
      <TwoLines below={`Told us on ${formatDate(sentAt)}`}>{formatCalendarDate(sentOn)}</TwoLines>
    ),
  },
  {
    header: 'From',
    cell: ({ bank, payer, note }) => (
      <TwoLines below={note ?? undefined}>
        {[payer, bank].filter(Boolean).join(', ') || 'The member'}
      </TwoLines>
    ),
  },
  {
    header: 'Check',
    cell: ({ alike }) =>
      alike.length > 0 ? (
        <Chip size="small" variant="outlined" color="warning" label="Same amount recorded" />
      ) : (
        <Chip size="small" variant="outlined" label="From the member" />
      ),
  },
  actionsColumn(Actions),
];

/** `/admin/transfers`: transfers that members sent evidence of, the oldest first. */
export default function TransfersPage() {
  const list = useServerList(useTransferListQuery, NO_SEARCH);
  return (
    <AdminPage
      title="Members’ transfers"
      lead="Members sent evidence of these. They count once you confirm them, or once a bank line with the same amount is confirmed."
    >
      <ServerTable label="Transfers" columns={COLUMNS} list={list} emptyText="No transfer is waiting" />
    </AdminPage>
  );
}
