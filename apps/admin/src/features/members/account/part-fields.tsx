import type { MemberCharge } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { type Control, type FieldPath } from '@concord/ui/forms';
import { formatNaira } from '../../../shared/members/naira';
import { NairaField } from '../../../shared/members/naira-field';
import { openOf } from '../../../shared/members/open-charges';

/** Typed amounts by charge; empty for none. */
export type TypedParts = Record<string, string>;

interface PartFieldsProps<Values extends { readonly parts: TypedParts }> {
  readonly control: Control<Values>;
  readonly charges: readonly MemberCharge[];
}

/** One amount for each open charge. */
export function PartFields<Values extends { readonly parts: TypedParts }>({
  control,
  charges,
}: PartFieldsProps<Values>) {
  if (charges.length === 0) return <Typography>Nothing is due, so all of it becomes credit.</Typography>;
  return (
    <Stack spacing={2} role="group" aria-label="What this payment pays">
      {charges.map((charge) => (
        <NairaField
          key={charge._id}
          control={control}
          name={`parts.${charge._id}` as FieldPath<Values>}
          label={charge.title}
          helperText={`${formatNaira(openOf(charge))} due`}
        />
      ))}
    </Stack>
  );
}
