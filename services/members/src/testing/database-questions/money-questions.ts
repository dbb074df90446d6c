import type { Questions } from '@concord/nest-platform/testing';
import { emptyAccount } from '../../store/accounts/accounts.repository';
import { by, day, found, id, now, other, page, text } from './query-fixtures';
import type { MembersRepositories } from './repositories';

const entries = { charges: [], payments: [] };
const account = { ...emptyAccount(id), revision: 1 };
const line = { _id: id, revision: 1 };

/** Queries about accounts, their documents and the statements of banks. */
export function moneyQuestions({
  accounts,
  accountPages,
  mergingAccounts,
  documents,
  sequences,
  lines,
  lineTexts,
  mergingLines,
  statements,
  bankProfiles,
  cardOrders,
  ledgerChecks,
  feeTables,
  settings,
}: MembersRepositories): Questions {
  return {
    'an account': async () => {
      await accounts.of(text);
      await accounts.ofMany([id]);
      await accountPages.ofMany([id]);
    },
    'the account of a payment': async () => {
      await accounts.withPayment(text);
      await accounts.withRequest(text);
    },
    'transfers that wait for staff, and payments with evidence': async () => {
      await accountPages.withClaims(10);
      await accountPages.knownPayments([text]);
    },
    'changes of accounts': async () => {
      await accounts.replace(account, entries);
      await accounts.replaceMany([{ read: account, change: entries }]);
      await accounts.followedUp(text, 1);
      await accounts.followedUpMany([account]);
      await accounts.documented(text, { kind: 'invoice', of: text, on: day, lines: [] });
    },
    'accounts that wait for their follow-up': () => accounts.waitingSince(now),
    'accounts in pages': () => accountPages.idsAfter(id, 10),
    'accounts of members who were taken back': () => accountPages.removeMany([account]),
    'accounts that are merged': async () => {
      await mergingAccounts.freeze(account, other);
      await mergingAccounts.movedFrom(id);
      await mergingAccounts.forget([id]);
      await mergingAccounts.restore(id, { ...entries, dueDocuments: [] });
    },
    'documents of entries': async () => {
      await documents.find('invoice', text);
      await documents.documented('invoice', [text]);
      await documents.receipted([text]);
      await documents.get(text);
    },
    'documents of a member': async () => {
      await documents.ofMember(text);
      await documents.ofMembers([id]);
      await documents.countOf(id);
    },
    'documents that a merge moves': async () => {
      await documents.move(id, other, text);
      await documents.giveBack(id, text, [text]);
    },
    'documents of members who were taken back': () => documents.withdraw([id]),
    'documents and suggestions of a member who is erased': async () => {
      await documents.erase(id, String);
      await mergingLines.forget(id);
    },
    'lines that a merge moves': async () => {
      await mergingLines.move(id, other, text);
      await mergingLines.giveBack(id, text, [text]);
    },
    'numbers of documents': async () => {
      await documents.numbersAfter('INV-2026-', 10);
      await documents.lastNumber('INV-2026-');
      await sequences.last('invoice-2026');
    },
    'the queue of lines': async () => {
      for (const sort of ['day', '-day', 'amount', '-amount'] as const) {
        await lines.list({ ...page, sort });
        await lines.list({ ...page, sort, state: 'open' });
      }
    },
    'lines of a kind, a statement, and with a reversal': async () => {
      await lines.list({ ...page, kind: 'credit' });
      await lines.list({ ...page, statement: text });
      await lines.list({ ...page, statement: text, state: 'open' });
      await lines.list({ ...page, reversed: true });
    },
    'found lines': () => lines.list({ ...found, state: 'open' }),
    'lines of a statement that wait': () => lines.countOpen(id),
    'lines that were read already': () => lines.known(['a', 'b'], '0123456789'),
    'changes of a line': async () => {
      await lines.find(text);
      await lines.claim(line, [], { by, since: now });
      await lines.confirmed({ _id: id, since: now });
      await lines.release({ _id: id, since: now }, [text]);
      await lines.reversed([text]);
    },
    'confirmations that did not end': () => lines.confirmingSince(now),
    statements: () => statements.list(page),
    'a statement': () => statements.find(text),
    'statements and texts of lines, for their retention': async () => {
      await statements.readBefore(now, undefined, 10);
      await statements.readBefore(now, { _id: id, at: now }, 10);
      await statements.replaceLeftOut(id, []);
      await lineTexts.count(id);
      await lineTexts.remove(id, text);
    },
    'orders of cards': async () => {
      await cardOrders.list({ ...page, status: 'open' });
      await cardOrders.list(page);
      await cardOrders.find(text);
      await cardOrders.ofRequest(text);
      await cardOrders.latestOf(id);
      await cardOrders.ofMember(id);
      await cardOrders.openOf(id);
      await cardOrders.send(text, by, now);
      await cardOrders.cancel({ _id: id });
    },
    'orders of cards that are not charged': async () => {
      await cardOrders.dueBefore(now);
      await cardOrders.charged(text);
    },
    'orders of cards of members who are merged or erased': async () => {
      await cardOrders.move(id, other, text);
      await cardOrders.giveBack(id, text);
      await cardOrders.erase(id, text);
    },
    'profiles of banks': () => bankProfiles.all(),
    'the last check of the ledger': () => ledgerChecks.last(),
    'versions of fees and settings': async () => {
      await feeTables.all();
      await settings.all();
      await settings.latest();
    },
  };
}
