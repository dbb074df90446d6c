import type { MemberCharge } from '@concord/contracts';
import { useRequestKey } from '@concord/api-client/request-key';
import { koboFrom } from '@concord/institute';
import { Typography } from '@concord/ui';
import { FormSelect } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { formatNaira, nairaAmount } from '../../../shared/members/naira';
import { NairaField } from '../../../shared/members/naira-field';
import { openOf } from '../../../shared/members/open-charges';
import { useChargeReduceMutation } from './requests';

interface ReduceDialogProps {
  readonly member: string;
  readonly charge: MemberCharge;
  readonly onClose: () => void;
}

type Kind = 'discount' | 'waiver';
const KINDS = [
  { value: 'discount', label: 'Discount' },
  { value: 'waiver', label: 'Waiver' },
];

/** Gives a discount or a waiver on what is open for a charge. */
export function ReduceDialog({ member, charge, onClose }: ReduceDialogProps) {
  const [reduce] = useChargeReduceMutation();
  const keyOf = useRequestKey();
  const open = openOf(charge);
  const schema = z.object({
    kind: z.custom<Kind>(),
    amount: nairaAmount.refine((text) => (koboFrom(text) ?? 0) <= open, 'This is more than is due'),
    reason,
  });
  const form = useSchemaForm(schema, { kind: 'discount', amount: '', reason: '' });
  return (
    <SchemaDialog
      form={form}
      title="Reduce a charge"
      submitLabel="Reduce"
      successText="Charge reduced"
      send={({ amount, ...rest }) =>
        reduce({
          params: { id: member, chargeId: charge._id },
          body: { ...rest, amount: koboFrom(amount) ?? 0 },
          // One for the dialog: after a lost answer another amount is refused, instead of given as well.
          idempotencyKey: keyOf({ charge: charge._id }),
        }).unwrap()
      }
      onClose={onClose}
    >
      <Typography>
        {charge.title}: {formatNaira(open)} due.
      </Typography>
      <FormSelect control={form.control} name="kind" label="Kind" options={KINDS} />
      <NairaField control={form.control} name="amount" required />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
