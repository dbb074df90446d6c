import type { MemberCharge } from '@concord/contracts';

/** Remaining debt of a charge, in kobo. */
export const openOf = ({ amount, reduced, paid, state }: MemberCharge): number =>
  state === 'void' ? 0 : Math.max(0, amount - reduced - paid);

/** Charges of an account that are not paid in full; the account has them oldest due first. */
export const openCharges = (charges: readonly MemberCharge[]): readonly MemberCharge[] =>
  charges.filter((charge) => openOf(charge) > 0);

/** A part of a payment for one charge, in kobo. */
export interface Part {
  readonly charge: string;
  readonly amount: number;
}

/** Parts of a payment as the server makes them: oldest due first. What is left becomes credit. */
export function oldestFirst(charges: readonly MemberCharge[], amount: number): readonly Part[] {
  const parts: Part[] = [];
  let left = amount;
  for (const charge of openCharges(charges)) {
    const part = Math.min(left, openOf(charge));
    if (part > 0) parts.push({ charge: charge._id, amount: part });
    left -= part;
  }
  return parts;
}

export const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
