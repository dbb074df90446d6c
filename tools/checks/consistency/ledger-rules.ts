import type { Findings } from './findings.ts';
import type { AccountRecord, LedgerPayment, LedgerSnapshot, NumberedRecord } from './ledger-snapshot.ts';

const sum = (entries: readonly { amount: number }[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

const netOf = ({ amount, reduced, isVoid }: AccountRecord['charges'][number]): number =>
  isVoid ? 0 : amount - reduced;

const confirmedOf = ({ payments }: AccountRecord): LedgerPayment[] =>
  payments.filter(({ state }) => state === 'confirmed');

/** Debt of an account in kobo, computed from its entries. */
const balanceOf = (account: AccountRecord): number =>
  account.charges.reduce((total, charge) => total + netOf(charge), 0) -
  confirmedOf(account).reduce((total, { amount, refunded }) => total + amount - refunded, 0);

/** Rule: no charge is paid beyond its net, no payment is used beyond its amount, and lists show the balance. */
export function judgeAccounts({ accounts, balances }: LedgerSnapshot, findings: Findings): void {
  const find = (text: string, isUnderWay?: boolean) => findings.add('accounts of members', text, isUnderWay);
  for (const account of accounts) {
    findings.examined['accounts of members'] += 1;
    const allocated = Map.groupBy(
      confirmedOf(account).flatMap(({ allocations }) => allocations),
      ({ charge }) => charge,
    );
    for (const charge of account.charges)
      if (sum(allocated.get(charge.id) ?? []) > netOf(charge))
        find(`charge ${charge.id} of member ${account.member} is paid beyond its amount`);
    const charges = new Set(account.charges.map(({ id }) => id));
    for (const id of allocated.keys())
      if (!charges.has(id)) find(`member ${account.member} has no charge ${id}, but paid for it`);
    for (const { id, amount, refunded, allocations } of confirmedOf(account))
      if (sum(allocations) + refunded > amount)
        find(`payment ${id} of member ${account.member} is used beyond its amount`);
    const shown = balances.get(account.member);
    if (shown !== balanceOf(account))
      find(
        `member ${account.member} owes ${balanceOf(account)}, and lists show ${shown ?? 'no such member'}`,
        account.isPending,
      );
  }
}

/** Rule: documents of one kind and year are numbered from 1 without a gap, and each payment has its receipt. */
export function judgeDocuments({ accounts, documents }: LedgerSnapshot, findings: Findings): void {
  const find = (text: string, isUnderWay?: boolean) => findings.add('numbered documents', text, isUnderWay);
  findings.examined['numbered documents'] += documents.length;
  for (const [sequence, records] of Map.groupBy(documents, sequenceOf)) {
    const serials = new Set(records.map(({ number }) => Number(number.slice(number.lastIndexOf('-') + 1))));
    if (serials.size < records.length) find(`a number of ${sequence} is used twice`);
    for (let serial = 1; serial <= Math.max(...serials); serial += 1)
      if (!serials.has(serial)) find(`number ${serial} of ${sequence} is missing`);
  }
  const receipts = new Set(documents.filter(({ kind }) => kind === 'receipt').map(({ of }) => of));
  for (const { payments, isPending } of accounts)
    for (const { id, state } of payments)
      if ((state === 'confirmed' || state === 'reversed') && !receipts.has(id))
        find(`payment ${id} has no receipt`, isPending);
}

const sequenceOf = ({ number }: NumberedRecord): string => number.slice(0, number.lastIndexOf('-'));
