import type { LedgerAccount } from '@concord/contracts';
import type { Db, Document } from 'mongodb';

/** The account of a member. */
interface AccountRecord extends LedgerAccount {
  member: string;
  /** True while documents or the member's index are behind the account. */
  isPending: boolean;
}

/** An invoice, receipt or credit note. */
interface NumberedRecord {
  kind: string;
  number: string;
  /** Id of the payment or charge that it documents. */
  of: string;
}

/** Accounts of members, and the copies and documents that follow them. */
export interface LedgerSnapshot {
  accounts: AccountRecord[];
  documents: NumberedRecord[];
  /** Balance that lists show, by member. */
  balances: Map<string, number>;
}

type Amounts = { amount: number }[];

const sum = (entries: Amounts = []): number => entries.reduce((total, { amount }) => total + amount, 0);

const accountOf = ({ _id, charges, payments, followUpSince }: Document): AccountRecord => ({
  member: String(_id),
  charges: (charges as Document[]).map(({ _id: id, amount, reductions, voided }) => ({
    id: String(id),
    amount,
    reduced: sum(reductions as Amounts),
    isVoid: Boolean(voided),
  })),
  payments: (payments as Document[]).map(({ _id: id, state, amount, refunds, allocations }) => ({
    id: String(id),
    state,
    amount,
    refunded: sum(refunds as Amounts),
    allocations,
  })),
  isPending: followUpSince !== undefined,
});

/** Accounts of merged members have set their entries aside. */
const UNMERGED = { mergedInto: { $exists: false } };

/** Reads the ledger. Accounts come first: what follows them later counts as pending. */
export async function takeLedgerSnapshot(members: Db): Promise<LedgerSnapshot> {
  const accounts = await members.collection('accounts').find(UNMERGED).toArray();
  const [documents, indexes] = await Promise.all([
    members.collection('documents').find().project({ kind: 1, number: 1, of: 1 }).toArray(),
    members.collection('members').find().project({ 'index.balance': 1 }).toArray(),
  ]);
  return {
    accounts: accounts.map(accountOf),
    documents: documents.map(({ kind, number, of }) => ({ kind, number, of: String(of) })),
    balances: new Map(indexes.map(({ _id, index }) => [String(_id), Number(index?.balance)])),
  };
}
