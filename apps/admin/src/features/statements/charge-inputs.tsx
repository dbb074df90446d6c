import { Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { formatNaira } from '../../shared/members/naira';
import { openCharges, openOf, type Part } from '../../shared/members/open-charges';
import { PaymentPreview } from '../../shared/members/payment-preview';
import { useMemberAccountQuery } from '../../shared/members/requests';
import { LoadGuard } from '../../shared/page/load-guard';
import { chargeProblem, chosenParts, type TypedCharges } from './chosen-charges';

/** Amounts that staff typed for charges, and the parts of the payment; undefined while they are wrong. */
export interface ChosenCharges {
  readonly typed: TypedCharges;
  readonly parts: readonly Part[] | undefined;
}

interface ChargeInputsProps {
  readonly member: string;
  /** In kobo. */
  readonly amount: number;
  readonly value: ChosenCharges;
  readonly onChange: (value: ChosenCharges) => void;
}

/** One amount for each open charge of a member; the rest of the payment becomes credit. */
export function ChargeInputs({ member, amount, value: { typed, parts }, onChange }: ChargeInputsProps) {
  const query = useMemberAccountQuery({ params: { id: member } });
  return (
    <LoadGuard query={query} missing="This account does not exist">
      {({ charges: all }) => {
        const charges = openCharges(all);
        if (charges.length === 0)
          return <Typography>Nothing is due, so all of it becomes credit.</Typography>;
        const type = (id: string, text: string) => {
          const next = { ...typed, [id]: text };
          onChange({ typed: next, parts: chosenParts(charges, next, amount) });
        };
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
                  onChange={(event) => type(charge._id, event.target.value)}
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
