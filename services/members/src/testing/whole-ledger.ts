import { LedgerChecker } from '../features/money/ledger-checks/ledger-checker';
import { SettingsInForce } from '../shared/settings/settings-in-force';
import { AccountPagesRepository } from '../store/accounts/account-pages.repository';
import { DocumentsRepository } from '../store/documents/documents.repository';
import { MemberPagesRepository } from '../store/members/member-pages.repository';
import { MembersRepository } from '../store/members/members.repository';
import type { MembersHarness } from './harness';

/** The nightly check, without its clock. */
export function ledgerChecker(service: MembersHarness): LedgerChecker {
  const get = <T>(token: new (...given: never[]) => T) => service.get<T>(token);
  return new LedgerChecker(
    get(MemberPagesRepository),
    get(MembersRepository),
    get(AccountPagesRepository),
    get(DocumentsRepository),
    get(SettingsInForce),
  );
}

/** Nothing of an account waits, the nightly check finds no difference, and no sequence of numbers has a gap. */
export async function expectWholeLedger(
  service: MembersHarness,
  read: { members: number; documents: number },
): Promise<void> {
  const waiting = { $or: [{ followUpSince: { $exists: true } }, { 'dueDocuments.0': { $exists: true } }] };
  expect(await service.collection('accounts').countDocuments(waiting)).toBe(0);
  expect(await ledgerChecker(service).check()).toMatchObject({ ...read, first: [], differences: 0 });
}
