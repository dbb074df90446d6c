import type { MemberCharge } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { formatNaira } from './naira';
import { type Part, sumOf } from './open-charges';

interface PaymentPreviewProps {
  readonly charges: readonly MemberCharge[];
  readonly parts: readonly Part[];
  /** In kobo. */
  readonly amount: number;
}

/** Parts that a payment will pay, and its credit. */
export function PaymentPreview({ charges, parts, amount }: PaymentPreviewProps) {
  const titleOf = (id: string) => charges.find(({ _id }) => _id === id)?.title;
  const credit = amount - sumOf(parts);
  return (
    <Box role="status" aria-label="What this payment pays">
      {parts.map((part) => (
        <Typography key={part.charge}>
          {titleOf(part.charge)}: {formatNaira(part.amount)}
        </Typography>
      ))}
      {credit > 0 ? <Typography>Credit for the next charge: {formatNaira(credit)}</Typography> : null}
      {credit < 0 ? (
        <Typography color="error">The parts are {formatNaira(-credit)} more than the payment.</Typography>
      ) : null}
    </Box>
  );
}
