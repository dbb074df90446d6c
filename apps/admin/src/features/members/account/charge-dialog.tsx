import { FEE_KINDS, type FeeKind, lagosDay } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { reason, ReasonField } from '../../../shared/dialogs/reason-field';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { filled, useSchemaForm } from '../../../shared/forms/use-schema-form';
import { FEE_WORDS } from '../../../shared/members/fee-words';
import { lagosToday } from '../../../shared/members/lagos-today';
import { nairaAmount } from '../../../shared/members/naira';
import { NairaField } from '../../../shared/members/naira-field';
import { useChargeCreateMutation } from './requests';

interface ChargeDialogProps {
  readonly member: string;
  readonly onClose: () => void;
}

const KINDS = FEE_KINDS.map((value) => ({ value, label: FEE_WORDS[value] }));

const schema = z.object({
  fee: z.custom<FeeKind>(),
  period: filled('Write a period such as 2026'),
  title: filled('Enter what it is for'),
  amount: nairaAmount,
  due: lagosDay,
  reason,
});

/** Adds a charge to an account. A fee is charged once for a period. */
export function ChargeDialog({ member, onClose }: ChargeDialogProps) {
  const [create] = useChargeCreateMutation();
  const today = lagosToday();
  const form = useSchemaForm(schema, {
    fee: 'other',
    period: today.slice(0, 4),
    title: '',
    amount: '',
    due: today,
    reason: '',
  });
  const { control } = form;
  return (
    <SchemaDialog
      form={form}
      title="Add a charge"
      submitLabel="Add"
      successText="Charge added"
      send={({ amount, ...rest }) =>
        create({ params: { id: member }, body: { ...rest, amount: koboFrom(amount) ?? 0 } }).unwrap()
      }
      onClose={onClose}
    >
      <FormSelect control={control} name="fee" label="Fee" options={KINDS} />
      <FormTextField
        control={control}
        name="title"
        label="What it is for"
        required
        helperText="As the invoice names it"
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <FormTextField
        control={control}
        name="period"
        label="Period"
        required
        helperText="Each fee is charged once for a period"
        slotProps={{ htmlInput: { maxLength: 30, autoComplete: 'off' } }}
      />
      <NairaField control={control} name="amount" required />
      <FormDateField control={control} name="due" label="Due on" />
      <ReasonField control={control} />
    </SchemaDialog>
  );
}
