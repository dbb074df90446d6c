import { GRADE_FEES, type GradeFee, lagosDay, type Upgrade } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { FormDateField } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { formatNaira } from '../../shared/members/naira';
import { useFeesCurrentQuery } from '../../shared/members/requests';
import { lagosToday } from '../../shared/members/lagos-today';
import { MissingText } from './missing-text';
import { useUpgradeDecideMutation } from './requests';

interface GrantDialogProps {
  readonly upgrade: Upgrade;
  readonly onClose: () => void;
}

const schema = z.object({ from: lagosDay, reason });
const CHARGED: readonly GradeFee[] = GRADE_FEES.filter((kind) => kind !== 'subscription');

/** Grants an upgrade: the new grade begins, and its fees are charged. */
export function GrantDialog({ upgrade, onClose }: GrantDialogProps) {
  const [decide] = useUpgradeDecideMutation();
  const { data } = useFeesCurrentQuery();
  const fees = data?.fees[upgrade.to];
  const total = fees && CHARGED.reduce((sum, kind) => sum + fees[kind], 0);
  const form = useSchemaForm(schema, { from: lagosToday(), reason: '' });
  return (
    <SchemaDialog
      form={form}
      title={`Grant ${upgrade.to} to ${upgrade.name}`}
      submitLabel="Grant"
      successText="Upgrade granted"
      send={(values) =>
        decide({ params: { id: upgrade._id }, body: { decision: 'granted', ...values } }).unwrap()
      }
      onClose={onClose}
    >
      <Typography>
        {upgrade.name} rises from {upgrade.from} to {upgrade.to}. The fees of the grade are charged
        {total === undefined ? '' : `: ${formatNaira(total)}`}.
      </Typography>
      {upgrade.missing.length > 0 ? (
        <Typography color="warning">
          Missing when it was proposed: <MissingText facts={upgrade} />.
        </Typography>
      ) : null}
      <FormDateField control={form.control} name="from" label="From" />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
