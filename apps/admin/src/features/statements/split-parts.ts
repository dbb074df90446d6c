import {
  MEMBER_LIMITS,
  type StatementBill,
  type StatementLine,
  type StatementPartInput,
  type StatementSuggestion,
} from '@concord/contracts';
import { koboFrom } from '@concord/institute';
import { nairaText } from '../../shared/members/naira';
import { type Part, sumOf } from '../../shared/members/open-charges';
import { type ChosenCharges, partsOf } from './chosen-charges';
import type { Payer } from './payer-field';

/** Part of a line while staff divide it. */
export interface SplitPart {
  readonly key: number;
  readonly member: Payer | undefined;
  readonly amount: string;
  /** Chosen charges; without them it pays the oldest due. */
  readonly charges?: ChosenCharges;
}

/** Reasons about the amount name nobody. */
const isNamed = ({ because }: StatementSuggestion) => because.some((reason) => !/amount/i.test(reason));

/** Parts for the members whom the narration names, each with what they owe, as far as the line has it. */
export function firstParts({ suggestions, remaining }: StatementLine): readonly SplitPart[] {
  let rest = remaining;
  const named = suggestions.filter(isNamed).map(({ member }, index): SplitPart => {
    const amount = Math.min(Math.max(0, member.balance), rest);
    rest -= amount;
    return { key: index + 1, member, amount: amount > 0 ? nairaText(amount) : '' };
  });
  const parts = [...named];
  while (parts.length < 2) parts.push({ key: parts.length + 1, member: undefined, amount: '' });
  return parts;
}

/** Parts as the bill of an organisation names them. */
export const billedParts = ({ parts }: StatementBill): readonly SplitPart[] =>
  parts.map(({ member, allocations }, index) => ({
    key: index + 1,
    member,
    amount: nairaText(sumOf(allocations)),
    charges: {
      typed: Object.fromEntries(allocations.map(({ charge, amount }) => [charge, nairaText(amount)])),
      open: undefined,
    },
  }));

/** Sum that no part has; below 0 if the parts are more than the line. */
export const restOf = ({ remaining }: StatementLine, parts: readonly SplitPart[]): number =>
  parts.reduce((rest, { amount }) => rest - (koboFrom(amount) ?? 0), remaining);

const chosenIn = ({ amount, charges }: SplitPart): readonly Part[] | undefined =>
  charges && partsOf(charges, koboFrom(amount) ?? 0);

const isTooLong = (part: SplitPart) => (chosenIn(part)?.length ?? 0) > MEMBER_LIMITS.statementPartCharges;

/** The parts as the call takes them; undefined while one is incomplete. */
export function partsToSend(parts: readonly SplitPart[]): StatementPartInput[] | undefined {
  const complete = parts.flatMap((part) => {
    const { member, amount, charges } = part;
    const kobo = koboFrom(amount);
    const chosen = chosenIn(part);
    if (!member || !kobo || (charges && !chosen) || isTooLong(part)) return [];
    return [{ member: member._id, amount: kobo, ...(chosen && { allocations: [...chosen] }) }];
  });
  return complete.length === parts.length ? complete : undefined;
}

/** Tells what is missing in parts that cannot be sent. */
export function incompleteText(parts: readonly SplitPart[]): string {
  if (parts.some(({ member, amount }) => !member || !koboFrom(amount)))
    return 'Give each part a member and an amount, or remove the part.';
  return parts.some(isTooLong)
    ? `One part can pay at most ${MEMBER_LIMITS.statementPartCharges} charges. Leave the others empty.`
    : 'Check the charges of each part.';
}
