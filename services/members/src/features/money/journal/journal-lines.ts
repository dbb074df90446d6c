import type { JournalLine, JournalQuery, JournalSum } from '@concord/contracts';
import type { Account } from '../../../shared/ledger/account-sums';
import { type Posting, postingsOf } from '../../../shared/ledger/postings';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';

type Documents = readonly Pick<DocumentRecord, 'kind' | 'of' | 'number' | 'lines'>[];

/** True for postings on these days, both included. */
export const isWithin = ({ day }: Posting, { from, to }: JournalQuery): boolean => from <= day && day <= to;

/** Number of the document about a posting: an invoice has several charges, which are found by title and amount. */
function documentOf({ kind, entry }: Posting, documents: Documents): string | null {
  const about = (sought: DocumentRecord['kind']) =>
    documents.find((document) => document.kind === sought && document.of === entry._id);
  if (kind === 'void') return about('credit-note')?.number ?? null;
  if (!('title' in entry)) return about('receipt')?.number ?? null;
  const isLine = ({ title, amount }: DocumentRecord['lines'][number]) =>
    title === entry.title && amount === entry.amount;
  const invoice =
    about('invoice') ??
    documents.find((document) => document.kind === 'invoice' && document.lines.some(isLine));
  return invoice?.number ?? null;
}

/** Lines of one member on some days. */
export function journalLinesOf(
  member: MemberProjection,
  account: Account,
  documents: Documents,
  query: JournalQuery,
): JournalLine[] {
  const about = { _id: member._id.toString(), number: member.number, name: memberName(member) };
  return postingsOf(account)
    .filter((posting) => isWithin(posting, query))
    .map((posting) => ({
      _id: posting.id,
      day: posting.day,
      kind: posting.kind,
      document: documentOf(posting, documents),
      member: about,
      text: posting.text,
      debit: posting.debit,
      credit: posting.credit,
      amount: posting.amount,
    }));
}

/** Order of a journal: by day, then by member and posting. */
export const journalOrder = (a: JournalLine, b: JournalLine): number =>
  compare(a.day, b.day) || compare(a.member.number, b.member.number) || compare(a._id, b._id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Debits and credits of each account, by name. */
export function journalSums(lines: readonly JournalLine[]): JournalSum[] {
  const sums = new Map<string, JournalSum>();
  const sumOf = (account: string) => {
    const found = sums.get(account) ?? { account, debit: 0, credit: 0 };
    sums.set(account, found);
    return found;
  };
  for (const { debit, credit, amount } of lines) {
    sumOf(debit).debit += amount;
    sumOf(credit).credit += amount;
  }
  return [...sums.values()].sort((a, b) => compare(a.account, b.account));
}
