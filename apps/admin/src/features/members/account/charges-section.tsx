import type { ChargeState, MemberCharge } from '@concord/contracts';
import { AddIcon, Chip } from '@concord/ui/display';
import { DataTable, type DataTableColumn, useClientPaging } from '@concord/ui/tables';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../../shared/dialogs/reason-dialog';
import { formatCalendarDate } from '../../../shared/format';
import { OneLine, TwoLines } from '../../../shared/lists/cells';
import { RowMenu } from '../../../shared/lists/row-menu';
import { formatNaira } from '../../../shared/members/naira';
import { Section } from '../../../shared/page/section';
import { ChargeDialog } from './charge-dialog';
import { openOf } from '../../../shared/members/open-charges';
import { ReduceDialog } from './reduce-dialog';
import { useChargeVoidMutation } from './requests';

const STATES: Record<ChargeState, { label: string; color: 'default' | 'success' | 'warning' | 'error' }> = {
  open: { label: 'Unpaid', color: 'error' },
  'part-paid': { label: 'Paid in part', color: 'warning' },
  paid: { label: 'Paid', color: 'success' },
  void: { label: 'Void', color: 'default' },
};

interface VoidDialogProps {
  readonly member: string;
  readonly charge: MemberCharge;
  readonly onClose: () => void;
}

function VoidDialog({ member, charge, onClose }: VoidDialogProps) {
  const [voidCharge] = useChargeVoidMutation();
  return (
    <ReasonDialog
      title="Void this charge?"
      submitLabel="Void"
      destructive
      successText="Charge voided"
      send={(reason) =>
        voidCharge({ params: { id: member, chargeId: charge._id }, body: { reason } }).unwrap()
      }
      onClose={onClose}
    >
      {charge.title} will no longer be due, and a credit note says why.
      {charge.paid > 0 ? ` ${formatNaira(charge.paid)} that was paid for it becomes credit.` : ''}
    </ReasonDialog>
  );
}

function ChargeActions({ member, charge }: Pick<VoidDialogProps, 'member' | 'charge'>) {
  if (charge.state === 'void') return null;
  const reduce = {
    label: 'Reduce',
    dialog: (close: () => void) => <ReduceDialog member={member} charge={charge} onClose={close} />,
  };
  const remove = {
    label: 'Void',
    dialog: (close: () => void) => <VoidDialog member={member} charge={charge} onClose={close} />,
  };
  return <RowMenu of={charge.title} actions={openOf(charge) > 0 ? [reduce, remove] : [remove]} />;
}

const COLUMNS: readonly DataTableColumn<MemberCharge>[] = [
  { header: 'Charge', cell: ({ title, period }) => <TwoLines below={period}>{title}</TwoLines> },
  { header: 'Due', cell: ({ due }) => formatCalendarDate(due) },
  {
    header: 'Amount',
    align: 'right',
    cell: ({ amount, reduced }) => (
      <TwoLines below={reduced > 0 ? `${formatNaira(reduced)} off` : null}>
        <OneLine>{formatNaira(amount)}</OneLine>
      </TwoLines>
    ),
  },
  { header: 'Paid', align: 'right', cell: ({ paid }) => <OneLine>{formatNaira(paid)}</OneLine> },
  {
    header: 'State',
    cell: ({ state }) => <Chip size="small" variant="outlined" {...STATES[state]} />,
  },
];

interface ChargesSectionProps {
  readonly member: string;
  readonly charges: readonly MemberCharge[];
  /** False for staff without the permission for money. */
  readonly canChange: boolean;
}

/** Charges of an account, oldest due first. */
export function ChargesSection({ member, charges, canChange }: ChargesSectionProps) {
  const page = useClientPaging(charges);
  const actions: DataTableColumn<MemberCharge> = {
    header: 'Actions',
    align: 'right',
    kind: 'actions',
    cell: (charge) => <ChargeActions member={member} charge={charge} />,
  };
  return (
    <Section
      title="Charges"
      actions={
        canChange ? (
          <DialogButton
            variant="outlined"
            icon={<AddIcon />}
            dialog={(close) => <ChargeDialog member={member} onClose={close} />}
          >
            Add a charge
          </DialogButton>
        ) : null
      }
    >
      <DataTable
        label="Charges"
        columns={canChange ? [...COLUMNS, actions] : COLUMNS}
        rowKey={({ _id }) => _id}
        emptyText="Nothing was ever charged"
        {...page}
      />
    </Section>
  );
}
