import type { CARD_ORDER_STATUSES, CardOrder, CardOrderState } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { DocumentButton } from '../../shared/documents/document-button';
import { formatDate } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { formatNaira } from '../../shared/members/naira';
import { useCardOrderListQuery, useCardOrderSentMutation } from './requests';

const STATES: Record<CardOrderState, { label: string; color: 'success' | 'warning' | 'default' }> = {
  unpaid: { label: 'Not paid', color: 'warning' },
  paid: { label: 'Paid', color: 'success' },
  sent: { label: 'Sent', color: 'default' },
  cancelled: { label: 'Cancelled', color: 'default' },
};

function SentButton({ row }: { readonly row: CardOrder }) {
  const [send] = useCardOrderSentMutation();
  return (
    <DialogButton
      size="small"
      variant="contained"
      aria-label={`Mark the card of ${row.name} as sent`}
      dialog={(close) => (
        <ActionDialog
          title={`Sent the card of ${row.name}?`}
          confirmLabel="Mark as sent"
          successText="The card is marked as sent"
          act={() => send({ params: { id: row._id } }).unwrap()}
          onClose={close}
        >
          <Typography>The member sees it at once. This cannot be taken back.</Typography>
          <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {row.address}
          </Typography>
        </ActionDialog>
      )}
    >
      Sent
    </DialogButton>
  );
}

function Actions({ row }: { readonly row: CardOrder }) {
  if (row.state !== 'unpaid' && row.state !== 'paid') return null;
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <DocumentButton
        size="small"
        title="Membership card"
        aria-label={`Print the card of ${row.name}`}
        document={{ kind: 'member-card', id: row.member }}
      >
        Print
      </DocumentButton>
      {row.state === 'paid' ? <SentButton row={row} /> : null}
    </Stack>
  );
}

const State = ({ state, sentAt, sentBy }: CardOrder) => (
  <TwoLines below={sentAt ? `${sentBy?.username ?? ''}, ${formatDate(sentAt)}` : ''}>
    <Chip size="small" variant="outlined" {...STATES[state]} />
  </TwoLines>
);

const COLUMNS: readonly DataTableColumn<CardOrder>[] = [
  {
    header: 'Member',
    cell: ({ member, name, number }) => <MemberCell member={{ _id: member, name, number }} />,
  },
  { header: 'Ordered', cell: ({ orderedAt }) => formatDate(orderedAt) },
  {
    header: 'Address',
    cell: ({ address }) => (
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 180 }}>{address}</Box>
    ),
  },
  { header: 'Price', align: 'right', cell: ({ amount }) => formatNaira(amount) },
  { header: 'State', cell: (row) => <State {...row} /> },
  actionsColumn(Actions),
];

const EMPTY: Record<(typeof CARD_ORDER_STATUSES)[number], string> = {
  open: 'No card waits to be sent',
  sent: 'No card was sent yet',
  cancelled: 'No order was cancelled',
};

interface CardOrdersListProps {
  readonly status: (typeof CARD_ORDER_STATUSES)[number];
}

/** Orders in a state, latest first. */
export function CardOrdersList({ status }: CardOrdersListProps) {
  const list = useServerList(useCardOrderListQuery, { ...NO_SEARCH, status });
  return <ServerTable label="Card orders" columns={COLUMNS} list={list} emptyText={EMPTY[status]} />;
}
