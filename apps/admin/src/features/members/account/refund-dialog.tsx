import type { Payment } from '@concord/contracts';
import { useRequestKey } from '@concord/api-client/request-key';
import { koboFrom } from '@concord/institute';
import { Typography } from '@concord/ui';
import { z } from 'zod';
import { reason, ReasonField } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { formatNaira, nairaAmount, nairaText } from '../../../shared/members/naira';
import { NairaField } from '../../../shared/members/naira-field';
import { usePaymentRefundMutation } from './requests';

interface RefundDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Notes that credit of a payment went back to the payer. */
export function RefundDialog({ payment: { _id, credit }, onClose }: RefundDialogProps) {
  const [refund] = usePaymentRefundMutation();
  const keyOf = useRequestKey();
  const schema = z.object({
    amount: nairaAmount.refine((text) => (koboFrom(text) ?? 0) <= credit, 'This is more than the credit'),
    reason,
  });
  const form = useSchemaForm(schema, { amount: nairaText(credit), reason: '' });
  return (
    <SchemaDialog
      form={form}
      title="Refund credit"
      submitLabel="Refund"
      successText="Refund recorded"
      send={({ amount, ...rest }) =>
        refund({
          params: { id: _id },
          body: { ...rest, amount: koboFrom(amount) ?? 0 },
          // One for the dialog: after a lost answer another amount is refused, instead of refunded as well.
          idempotencyKey: keyOf({ payment: _id }),
        }).unwrap()
      }
      onClose={onClose}
    >
      <Typography>
        {formatNaira(credit)} of this payment is credit. Record here what you returned; nothing is transferred
        by itself.
      </Typography>
      <NairaField control={form.control} name="amount" required />
      <ReasonField control={form.control} />
    </SchemaDialog>
  );
}
