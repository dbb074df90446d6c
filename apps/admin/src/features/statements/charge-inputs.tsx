import { Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { formatNaira } from '../../shared/members/naira';
import { openCharges, openOf } from '../../shared/members/open-charges';
import { PaymentPreview } from '../../shared/members/payment-preview';
import { useMemberAccountQuery } from '../../shared/members/requests';
import { LoadGuard } from '../../shared/page/load-guard';
import { chargeProblem, type ChosenCharges, chosenParts } from './chosen-charges';

interface ChargeInputsProps {
  readonly member: string;
  /** In kobo. */
  readonly amount: number;
  readonly value: ChosenCharges;
  readonly onChange: (value: ChosenCharges) => void;
}

/** Account as it was read last, and the open charges, which are unknown during and after a failed read. */
function useOpenCharges(member: string) {
  const query = useMemberAccountQuery({ params: { id: member } }, REFETCH_ON_MOUNT);
  const account = query.error ? undefined : query.currentData;
  const charges = useMemo(() => account && openCharges(account.charges), [account]);
  return { query: { ...query, currentData: charges }, open: query.isFetching ? undefined : charges };
}

/** One amount for each open charge of a member; the rest of the payment becomes credit. */
export function ChargeInputs({ member, amount, value: { typed }, onChange }: ChargeInputsProps) {
  const { query, open } = useOpenCharges(member);
  const report = useEffectEvent((known: ChosenCharges['open']) => onChange({ typed, open: known }));
  // In the same commit, so that nothing can be confirmed for a former account.
  useLayoutEffect(() => report(open), [open]);
  return (
    <LoadGuard query={query} missing="This account does not exist">
      {(charges) => {
        if (charges.length === 0)
          return <Typography>Nothing is due, so all of it becomes credit.</Typography>;
        const parts = chosenParts(charges, typed, amount);
        return (
          <Stack spacing={2} role="group" aria-label="What this payment pays">
            {charges.map((charge) => {
              const text = typed[charge._id] ?? '';
              const problem = chargeProblem(charge, text);
              return (
                <TextField
                  key={charge._id}
                  label={charge.title}
                  value={text}
                  error={problem !== undefined}
                  helperText={problem ?? `${formatNaira(openOf(charge))} due`}
                  onChange={(event) =>
                    onChange({ typed: { ...typed, [charge._id]: event.target.value }, open })
                  }
                  slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } }}
                />
              );
            })}
            {parts ? (
              <PaymentPreview charges={charges} parts={parts} amount={amount} />
            ) : (
              <Typography color="error">The parts are more than is due, or than the payment.</Typography>
            )}
          </Stack>
        );
      }}
    </LoadGuard>
  );
}
