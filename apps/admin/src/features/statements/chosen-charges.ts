import type { MemberCharge } from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { openOf, type Part, sumOf } from '../../shared/members/open-charges';

/** Typed amounts by charge; empty for none. */
export type TypedCharges = Readonly<Record<string, string>>;

/** Amounts that staff typed for charges. */
export interface ChosenCharges {
  readonly typed: TypedCharges;
  /** Charges that can be paid; undefined until the present account is known. */
  readonly open: readonly MemberCharge[] | undefined;
}

export const NOTHING_CHOSEN: ChosenCharges = { typed: {}, open: undefined };

/** Problem of an amount that was typed for a charge. */
export function chargeProblem(charge: MemberCharge, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  const amount = koboFrom(text);
  if (amount === undefined) return 'Enter naira and kobo, such as 5,000.00';
  return amount > openOf(charge) ? 'This is more than is due' : undefined;
}

/** Parts of a payment for the typed amounts; undefined while one of them, or their sum, is too much. */
export function chosenParts(
  charges: readonly MemberCharge[],
  typed: TypedCharges,
  amount: number,
): readonly Part[] | undefined {
  const textOf = ({ _id }: MemberCharge) => typed[_id] ?? '';
  if (charges.some((charge) => chargeProblem(charge, textOf(charge)))) return undefined;
  const parts = charges.flatMap((charge) => {
    const part = koboFrom(textOf(charge)) ?? 0;
    return part > 0 ? [{ charge: charge._id, amount: part }] : [];
  });
  return sumOf(parts) > amount ? undefined : parts;
}

/** Parts as they can be sent; undefined while an amount is wrong or the account is not known. */
export const partsOf = ({ typed, open }: ChosenCharges, amount: number): readonly Part[] | undefined =>
  open && chosenParts(open, typed, amount);
