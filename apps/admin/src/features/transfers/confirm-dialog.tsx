import { lagosDay, MEMBER_LIMITS, type TransferClaim } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { Typography } from '@concord/ui';
import { Alert, FormDateField, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { formatCalendarDate } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { lagosToday } from '../../shared/members/lagos-today';
import { formatNaira, nairaAmount, nairaText } from '../../shared/members/naira';
import { NairaField } from '../../shared/members/naira-field';
import { useTransferConfirmMutation } from './requests';

const schema = z.object({
  amount: nairaAmount,
  receivedOn: lagosDay.refine((day) => day <= lagosToday(), 'Money cannot arrive in the future'),
  reference: z.string().trim(),
});

interface ConfirmTransferProps {
  readonly claim: TransferClaim;
  readonly onClose: () => void;
}

/** Confirms a transfer with what the bank shows. It pays what is due, the oldest first. */
export function ConfirmTransfer({ claim, onClose }: ConfirmTransferProps) {
  const { _id: id, member, amount, sentOn, alike } = claim;
  const [confirm] = useTransferConfirmMutation();
  const form = useSchemaForm(schema, { amount: nairaText(amount), receivedOn: sentOn, reference: '' });
  const { control } = form;
  return (
    <SchemaDialog
      form={form}
      title={`Confirm the transfer of ${member.name}`}
      submitLabel="Confirm"
      successText="Transfer confirmed"
      send={({ amount: typed, receivedOn, reference }) => {
        const body = { amount: koboFrom(typed) ?? 0, receivedOn, ...(reference && { reference }) };
        return confirm({ params: { id }, body }).unwrap();
      }}
      onClose={onClose}
    >
      <Typography>Confirm only what you see in the bank account. Evidence can be forged.</Typography>
      {alike.map((payment) => (
        <Alert key={payment._id} severity="warning">
          {formatNaira(payment.amount)} of {formatCalendarDate(payment.receivedOn)} is recorded already. If it
          is the same money, refuse this transfer.
        </Alert>
      ))}
      <NairaField control={control} name="amount" required helperText="What arrived" />
      <FormDateField control={control} name="receivedOn" label="Received on" />
      <FormTextField
        control={control}
        name="reference"
        label="Reference"
        helperText="Optional: what the bank wrote"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.referenceLength, autoComplete: 'off' } }}
      />
    </SchemaDialog>
  );
}
