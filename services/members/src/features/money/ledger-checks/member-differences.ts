import { accountProblems, type LedgerAccount, ledgerBalance, receiptedPayments } from '@concord/contracts';
import { sumOf } from '../../../shared/ledger/account-sums';
import { memberIndexOf } from '../../../shared/members/member-index';
import type { SettingsVersion } from '../../../shared/settings/settings-in-force';
import type { AccountRecord } from '../../../store/accounts/account.schema';
import type { MemberProjection } from '../../../store/members/member.schema';

/** A member as it is stored, with all that must agree with it. */
export interface StoredMember {
  member: MemberProjection;
  account: AccountRecord;
  /** Payments that have a receipt. */
  receipted: ReadonlySet<string>;
}

/** The entries of an account as the rules of the ledger take them. */
export const ledgerAccountOf = ({ charges, payments }: AccountRecord): LedgerAccount => ({
  charges: charges.map(({ _id: id, amount, reductions, voided }) => ({
    id,
    amount,
    reduced: sumOf(reductions),
    isVoid: voided !== null,
  })),
  payments: payments.map(({ _id: id, state, amount, refunds, allocations }) => ({
    id,
    state,
    amount,
    refunded: sumOf(refunds),
    allocations,
  })),
});

/**
 * Differences between what is stored for a member and what the rules compute, as clauses. The index is compared only
 * where nothing waits for its follow-up.
 */
export function memberDifferences(
  { member, account, receipted }: StoredMember,
  settings: SettingsVersion,
): string[] {
  const ledger = ledgerAccountOf(account);
  const found = accountProblems(ledger);
  if (account.followUpSince) return found;
  for (const id of receiptedPayments(ledger))
    if (!receipted.has(id)) found.push(`payment ${id} has no receipt`);
  const { index } = member;
  if (index.account !== account.revision)
    found.push(`the lists have revision ${index.account} of the account, and it has ${account.revision}`);
  if (index.balance !== ledgerBalance(ledger))
    found.push(
      `lists show a balance of ${index.balance} kobo, and the entries add up to ${ledgerBalance(ledger)}`,
    );
  // New settings: the standings are computed again within minutes.
  if (index.settings !== settings.version) return found;
  const { grade, standing, inductedOn } = memberIndexOf(member, account, settings, index.day);
  if (index.grade !== grade) found.push(`lists show the grade ${index.grade} instead of ${grade}`);
  if (index.standing !== standing)
    found.push(`lists show the standing ${index.standing} instead of ${standing}`);
  if (index.inductedOn !== inductedOn)
    found.push(`lists show the induction on ${index.inductedOn} instead of ${inductedOn}`);
  return found;
}
