import { CARD_PAYMENT_STATES, type CardPayment } from '@concord/contracts';
import { Button, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { formatNaira } from '../../shared/members/naira';
import { notesOf, STATES } from './card-words';
import {
  useCardPaymentCheckMutation,
  useCardPaymentListQuery,
  useCardPaymentSettleMutation,
} from './requests';

function CheckButton({ _id: id, reference }: CardPayment) {
  const [check, { isLoading }] = useCardPaymentCheckMutation();
  const send = () =>
    void check({ params: { id }, body: {} })
      .unwrap()
      .then(() => toastSuccess('Paystack is asked again. Look here in a minute'), toastError);
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isLoading}
      aria-label={`Check ${reference} again`}
      onClick={send}
    >
      Check again
    </Button>
  );
}

function SettleButton({ _id: id, reference }: CardPayment) {
  const [settle] = useCardPaymentSettleMutation();
  return (
    <DialogButton
      size="small"
      variant="contained"
      aria-label={`Settle ${reference}`}
      dialog={(close) => (
        <ReasonDialog
          title={`Settle ${reference}`}
          submitLabel="Settle"
          successText="Settled"
          send={(reason) => settle({ params: { id }, body: { reason } }).unwrap()}
          onClose={close}
        >
          <Typography>
            Say what you did, for example “Reversed the payment”. This changes nothing in the account.
          </Typography>
        </ReasonDialog>
      )}
    >
      Settle
    </DialogButton>
  );
}

const Actions = ({ row }: { readonly row: CardPayment }) => (
  <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
    {row.state === 'paid' ? null : <CheckButton {...row} />}
    {row.isWaiting ? <SettleButton {...row} /> : null}
  </Stack>
);

function State({ state, isWaiting, isTest }: CardPayment) {
  const color = isWaiting ? 'warning' : state === 'paid' ? 'success' : 'default';
  return (
    <Stack direction="row" spacing={0.5}>
      <Chip size="small" variant="outlined" color={color} label={STATES[state]} />
      {isTest ? <Chip size="small" color="secondary" label="Test" /> : null}
    </Stack>
  );
}

function Notes({ payment }: { readonly payment: CardPayment }) {
  const { settled } = payment;
  return (
    <>
      {notesOf(payment).map((note) => (
        <div key={note}>{note}</div>
      ))}
      {settled ? <TwoLines below={settled.by}>{settled.reason}</TwoLines> : null}
    </>
  );
}

const COLUMNS: readonly DataTableColumn<CardPayment>[] = [
  {
    header: 'Begun',
    cell: ({ createdAt, reference }) => <TwoLines below={reference}>{formatDateTime(createdAt)}</TwoLines>,
  },
  {
    header: 'Member',
    cell: ({ member }) => (member ? <MemberCell member={member} /> : 'No longer in the register'),
  },
  { header: 'Amount', align: 'right', cell: ({ amount }) => <OneLine>{formatNaira(amount)}</OneLine> },
  { header: 'State', cell: (payment) => <State {...payment} /> },
  { header: 'Notes', cell: (payment) => <Notes payment={payment} /> },
  actionsColumn(Actions),
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: CARD_PAYMENT_STATES.map((state) => [state, STATES[state]] as const),
  },
  { kind: 'yes', name: 'waiting', label: 'Waiting for us' },
];

/** Payments by card, with mismatches, refunds and disputes; for staff with the finance permission. */
export default function CardPaymentsPage() {
  const list = useServerList(useCardPaymentListQuery, {}, { filters: FILTERS });
  return (
    <ListPage
      title="Card payments"
      lead="Paid ones are in the accounts. Mismatches, refunds and disputes wait for you."
      label="Card payments"
      searchLabel="Search card payments"
      searchHint="Whole reference"
      list={list}
      columns={COLUMNS}
      emptyText="Nobody has paid by card yet"
    />
  );
}
