/** A charge as the rules of the ledger see it. Amounts here and below are integers in kobo. */
export interface LedgerCharge {
  id: string;
  amount: number;
  /** Sum of its discounts and waivers. */
  reduced: number;
  isVoid: boolean;
}

/** A payment as the rules of the ledger see it. */
export interface LedgerPayment {
  id: string;
  state: string;
  amount: number;
  /** Sum of its refunds. */
  refunded: number;
  allocations: { charge: string; amount: number }[];
}

/** The entries of one account. */
export interface LedgerAccount {
  charges: LedgerCharge[];
  payments: LedgerPayment[];
}

const sum = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

const netOf = ({ amount, reduced, isVoid }: LedgerCharge): number => (isVoid ? 0 : amount - reduced);

const confirmedOf = ({ payments }: LedgerAccount): LedgerPayment[] =>
  payments.filter(({ state }) => state === 'confirmed');

/** Debt of an account, computed from its entries; below 0 for credit. */
export const ledgerBalance = (account: LedgerAccount): number =>
  account.charges.reduce((total, charge) => total + netOf(charge), 0) -
  confirmedOf(account).reduce((total, { amount, refunded }) => total + amount - refunded, 0);

/**
 * Breaches of the rules of an account, as clauses for the operator: amounts are whole and not below 0, no charge is
 * paid beyond its net, and each kobo of a payment is allocated once, refunded or credit.
 */
export function accountProblems(account: LedgerAccount): string[] {
  const problems: string[] = [];
  const confirmed = confirmedOf(account);
  const allocated = new Map<string, number>();
  for (const { charge, amount } of confirmed.flatMap(({ allocations }) => allocations))
    allocated.set(charge, (allocated.get(charge) ?? 0) + amount);
  for (const { id, amount, reduced } of account.charges)
    if (!areAmounts(amount, reduced) || reduced > amount) problems.push(`charge ${id} has a wrong amount`);
  for (const { id, amount, refunded, allocations } of account.payments)
    if (!areAmounts(amount, refunded, ...allocations.map((part) => part.amount)))
      problems.push(`payment ${id} has a wrong amount`);
  for (const charge of account.charges)
    if ((allocated.get(charge.id) ?? 0) > netOf(charge))
      problems.push(`charge ${charge.id} is paid beyond its amount`);
  const charges = new Set(account.charges.map(({ id }) => id));
  for (const id of allocated.keys())
    if (!charges.has(id)) problems.push(`there is no charge ${id}, but it was paid`);
  for (const { id, amount, refunded, allocations } of confirmed)
    if (sum(allocations) + refunded > amount) problems.push(`payment ${id} is used beyond its amount`);
  return problems;
}

const areAmounts = (...amounts: readonly number[]): boolean =>
  amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0);

/** Payments that must have a receipt: confirmed ones, and those that were reversed later. */
export const receiptedPayments = ({ payments }: LedgerAccount): string[] =>
  payments.filter(({ state }) => state === 'confirmed' || state === 'reversed').map(({ id }) => id);

/** Sequence of a document's number: `REC-2026` of `REC-2026-000001`. */
export const sequenceOf = (number: string): string => number.slice(0, number.lastIndexOf('-'));

const MISSING_NAMED = 20;

/** Breaches of the rule that the numbers of one sequence begin with 1 and have neither a gap nor a double. */
export function sequenceProblems(sequence: string, numbers: Iterable<string>): string[] {
  const problems: string[] = [];
  const serials = new Set<number>();
  let last = 0;
  for (const number of numbers) {
    const serial = Number(number.slice(number.lastIndexOf('-') + 1));
    if (serials.has(serial)) problems.push(`number ${serial} of ${sequence} is used twice`);
    serials.add(serial);
    last = Math.max(last, serial);
  }
  for (let serial = 1; serial <= last && problems.length < MISSING_NAMED; serial += 1)
    if (!serials.has(serial)) problems.push(`number ${serial} of ${sequence} is missing`);
  return problems;
}
