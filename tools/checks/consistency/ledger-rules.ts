import {
  accountProblems,
  ledgerBalance,
  receiptedPayments,
  sequenceOf,
  sequenceProblems,
} from '@concord/contracts';
import type { Findings } from './findings.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';

/** Rule: no charge is paid beyond its net, no payment is used beyond its amount, and lists show the balance. */
export function judgeAccounts({ accounts, balances }: LedgerSnapshot, findings: Findings): void {
  for (const account of accounts) {
    findings.examined['accounts of members'] += 1;
    const find = (text: string, isUnderWay?: boolean) =>
      findings.add('accounts of members', `member ${account.member}: ${text}`, isUnderWay);
    for (const problem of accountProblems(account)) find(problem);
    const shown = balances.get(account.member);
    if (shown !== ledgerBalance(account))
      find(
        `${ledgerBalance(account)} is owed, and lists show ${shown ?? 'no such member'}`,
        account.isPending,
      );
  }
}

/** Rule: documents of one kind and year are numbered from 1 without a gap, and each payment has its receipt. */
export function judgeDocuments({ accounts, documents }: LedgerSnapshot, findings: Findings): void {
  const find = (text: string, isUnderWay?: boolean) => findings.add('numbered documents', text, isUnderWay);
  findings.examined['numbered documents'] += documents.length;
  for (const [sequence, records] of Map.groupBy(documents, ({ number }) => sequenceOf(number)))
    for (const problem of sequenceProblems(
      sequence,
      records.map(({ number }) => number),
    ))
      find(problem);
  const receipts = new Set(documents.filter(({ kind }) => kind === 'receipt').map(({ of }) => of));
  for (const account of accounts)
    for (const id of receiptedPayments(account))
      if (!receipts.has(id)) find(`payment ${id} has no receipt`, account.isPending);
}
