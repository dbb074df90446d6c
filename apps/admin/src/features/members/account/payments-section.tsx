import type { ClaimOutcome, MemberCharge, Payment, PaymentState } from '@concord/contracts';
import { AddIcon, Chip } from '@concord/ui/display';
import { DataTable, type DataTableColumn, useClientPaging } from '@concord/ui/tables';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../../shared/dialogs/reason-dialog';
import { formatCalendarDate, listed, NONE, orDash } from '../../../shared/format';
import { OneLine, TwoLines } from '../../../shared/lists/cells';
import { RowMenu } from '../../../shared/lists/row-menu';
import { formatNaira } from '../../../shared/members/naira';
import { Section } from '../../../shared/page/section';
import { METHOD_WORDS } from './method-words';
import { PaymentDialog } from './payment-dialog';
import { RefundDialog } from './refund-dialog';
import { ReceiptButton } from './receipt-button';
import { usePaymentReverseMutation } from './requests';

const STATES: Record<PaymentState, { label: string; color: 'default' | 'success' | 'warning' | 'error' }> = {
  claimed: { label: 'Claimed', color: 'warning' },
  confirmed: { label: 'Confirmed', color: 'success' },
  refused: { label: 'Refused', color: 'default' },
  reversed: { label: 'Reversed', color: 'error' },
};

const OUTCOMES: Record<ClaimOutcome, string> = {
  confirmed: 'sent by the member',
  counted: 'counted as another payment',
  refused: 'refused',
  withdrawn: 'withdrawn by the member',
};

/** Text about a transfer that the member sent evidence of. */
function claimText(claim: Payment['claim']): string | undefined {
  if (!claim) return undefined;
  const outcome = claim.outcome ? OUTCOMES[claim.outcome] : 'sent by the member, waits for you';
  return claim.reason ? `${outcome}: ${claim.reason}` : outcome;
}

interface ReverseDialogProps {
  readonly payment: Payment;
  /** Titles of what the payment paid. */
  readonly paid: readonly string[];
  readonly onClose: () => void;
}

function ReverseDialog({ payment, paid, onClose }: ReverseDialogProps) {
  const [reverse] = usePaymentReverseMutation();
  return (
    <ReasonDialog
      title="Reverse this payment?"
      submitLabel="Reverse"
      destructive
      successText="Payment reversed"
      send={(reason) => reverse({ params: { id: payment._id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      {formatNaira(payment.amount)} of {formatCalendarDate(payment.receivedOn)} will count as if it had never
      come.
      {paid.length > 0 ? ` It paid ${listed(paid)}, which may become due again.` : ''}
    </ReasonDialog>
  );
}

interface ActionsProps {
  readonly payment: Payment;
  readonly paid: readonly string[];
}

function PaymentActions({ payment, paid }: ActionsProps) {
  if (payment.state !== 'confirmed') return null;
  const refund = {
    label: 'Refund credit',
    dialog: (close: () => void) => <RefundDialog payment={payment} onClose={close} />,
  };
  const reverse = {
    label: 'Reverse',
    dialog: (close: () => void) => <ReverseDialog payment={payment} paid={paid} onClose={close} />,
  };
  const actions = [...(payment.credit > 0 ? [refund] : []), ...(payment.refunded === 0 ? [reverse] : [])];
  const name = `the payment of ${formatNaira(payment.amount)}`;
  return actions.length > 0 ? <RowMenu of={name} actions={actions} /> : null;
}

function columnsFor(paidBy: (payment: Payment) => readonly string[]): readonly DataTableColumn<Payment>[] {
  return [
    {
      header: 'Received',
      cell: ({ receivedOn, method }) => (
        <TwoLines below={METHOD_WORDS[method]}>{formatCalendarDate(receivedOn)}</TwoLines>
      ),
    },
    {
      header: 'Amount',
      align: 'right',
      cell: ({ amount, credit, refunded }) => (
        <TwoLines
          below={[
            credit > 0 && `${formatNaira(credit)} credit`,
            refunded > 0 && `${formatNaira(refunded)} refunded`,
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <OneLine>{formatNaira(amount)}</OneLine>
        </TwoLines>
      ),
    },
    {
      header: 'Paid for',
      cell: (payment) => {
        const paid = paidBy(payment);
        return paid.length > 0 ? listed(paid) : NONE;
      },
    },
    { header: 'Receipt', cell: (payment) => <ReceiptButton payment={payment} /> },
    { header: 'Reference', cell: ({ reference }) => orDash(reference) },
    {
      header: 'State',
      cell: ({ state, reversed, claim }) => (
        <TwoLines below={reversed?.reason ?? claimText(claim)}>
          <Chip size="small" variant="outlined" {...STATES[state]} />
        </TwoLines>
      ),
    },
  ];
}

interface PaymentsSectionProps {
  readonly member: { readonly _id: string; readonly name: string };
  readonly charges: readonly MemberCharge[];
  readonly payments: readonly Payment[];
  /** False for staff without the permission for money. */
  readonly canChange: boolean;
}

/** Payments of an account, latest first. */
export function PaymentsSection({ member, charges, payments, canChange }: PaymentsSectionProps) {
  const page = useClientPaging(payments);
  const titles = new Map(charges.map(({ _id, title }) => [_id, title]));
  const paidBy = ({ allocations }: Payment) => allocations.flatMap(({ charge }) => titles.get(charge) ?? []);
  const actions: DataTableColumn<Payment> = {
    header: 'Actions',
    align: 'right',
    kind: 'actions',
    cell: (payment) => <PaymentActions payment={payment} paid={paidBy(payment)} />,
  };
  const columns = columnsFor(paidBy);
  return (
    <Section
      title="Payments"
      actions={
        canChange ? (
          <DialogButton
            variant="contained"
            icon={<AddIcon />}
            dialog={(close) => <PaymentDialog member={member} charges={charges} onClose={close} />}
          >
            Record a payment
          </DialogButton>
        ) : null
      }
    >
      <DataTable
        label="Payments"
        columns={canChange ? [...columns, actions] : columns}
        rowKey={({ _id }) => _id}
        emptyText="No money has arrived yet"
        {...page}
      />
    </Section>
  );
}
