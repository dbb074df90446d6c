import {
  lagosDay,
  type MemberCharge,
  MEMBER_LIMITS,
  PAYMENT_WAYS,
  type PaymentWay,
} from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { FormDateField, FormSelect, FormTextField } from '@concord/ui/forms';
import { z } from 'zod';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { FormCheckbox } from '../../../shared/fields/form-checkbox';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { lagosToday } from '../../../shared/members/lagos-today';
import { nairaAmount } from '../../../shared/members/naira';
import { NairaField } from '../../../shared/members/naira-field';
import { useRequestKey } from '@concord/api-client/request-key';
import { METHOD_WORDS } from './method-words';
import { oldestFirst, openCharges, openOf, type Part, sumOf } from '../../../shared/members/open-charges';
import { PartFields, type TypedParts } from './part-fields';
import { PaymentPreview } from '../../../shared/members/payment-preview';
import { usePaymentCreateMutation } from './requests';

interface PaymentDialogProps {
  readonly member: { readonly _id: string; readonly name: string };
  readonly charges: readonly MemberCharge[];
  readonly onClose: () => void;
}

const METHODS = PAYMENT_WAYS.map((value) => ({ value, label: METHOD_WORDS[value] }));
const TOO_LATE = 'Money cannot arrive in the future';

const partsOf = (typed: TypedParts): readonly Part[] =>
  Object.entries(typed).flatMap(([charge, text]) => {
    const amount = koboFrom(text) ?? 0;
    return amount > 0 ? [{ charge, amount }] : [];
  });

const schemaFor = (charges: readonly MemberCharge[]) =>
  z
    .object({
      amount: nairaAmount,
      method: z.custom<PaymentWay>(),
      receivedOn: lagosDay.refine((day) => day <= lagosToday(), TOO_LATE),
      reference: z.string().trim(),
      isSplit: z.boolean(),
      parts: z.record(z.string(), z.string().trim()),
    })
    .superRefine(({ amount, isSplit, parts }, context) => {
      if (!isSplit) return;
      const refuse = (id: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['parts', id], message });
      for (const charge of charges) {
        const text = parts[charge._id] ?? '';
        const part = koboFrom(text);
        if (text && part === undefined) refuse(charge._id, 'Enter naira and kobo, such as 5,000.00');
        if (part !== undefined && part > openOf(charge)) refuse(charge._id, 'This is more than is due');
      }
      if (sumOf(partsOf(parts)) > (koboFrom(amount) ?? 0))
        context.addIssue({
          code: 'custom',
          path: ['amount'],
          message: 'The parts are more than the payment',
        });
    });

/** Records money that arrived. It pays what is due, the oldest first, unless staff choose the parts. */
export function PaymentDialog({ member, charges: all, onClose }: PaymentDialogProps) {
  const [record] = usePaymentCreateMutation();
  const keyOf = useRequestKey();
  const charges = openCharges(all);
  const form = useSchemaForm(schemaFor(charges), {
    amount: '',
    method: 'transfer',
    receivedOn: lagosToday(),
    reference: '',
    isSplit: false,
    parts: Object.fromEntries(charges.map(({ _id }) => [_id, ''])),
  });
  const { control, values } = form;
  const amount = koboFrom(values.amount) ?? 0;
  const parts = values.isSplit ? partsOf(values.parts) : oldestFirst(charges, amount);
  return (
    <SchemaDialog
      form={form}
      title="Record a payment"
      submitLabel="Record"
      successText="Payment recorded"
      send={(given) => {
        const body = {
          member: member._id,
          amount: koboFrom(given.amount) ?? 0,
          method: given.method,
          receivedOn: given.receivedOn,
          ...(given.reference && { reference: given.reference }),
          ...(given.isSplit && { allocations: [...partsOf(given.parts)] }),
        };
        return record({ body, idempotencyKey: keyOf(body) }).unwrap();
      }}
      onClose={onClose}
    >
      <NairaField control={control} name="amount" autoFocus required helperText={`From ${member.name}`} />
      <FormSelect control={control} name="method" label="How it arrived" options={METHODS} />
      <FormDateField control={control} name="receivedOn" label="Received on" />
      <FormTextField
        control={control}
        name="reference"
        label="Reference"
        helperText="Optional: what the bank or the teller wrote"
        slotProps={{ htmlInput: { maxLength: MEMBER_LIMITS.referenceLength, autoComplete: 'off' } }}
      />
      {charges.length > 1 ? (
        <FormCheckbox control={control} name="isSplit" label="Choose what it pays" />
      ) : null}
      {values.isSplit ? <PartFields control={control} charges={charges} /> : null}
      {amount > 0 ? <PaymentPreview charges={charges} parts={parts} amount={amount} /> : null}
    </SchemaDialog>
  );
}
