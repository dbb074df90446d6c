import type { Db } from 'mongodb';
import { ObjectId } from 'mongodb';
import { print, printStep } from '../../lib/console.ts';
import { seededRandom } from '../people/random.ts';
import type { MemberCode } from './member-code.ts';
import { BENCH_MEMBERS, type BenchDocument, type BenchMember, benchMember } from './member-records.ts';

const BATCH = 250;
const SEED = 38;
const SEARCH_INDEX = 'beginnings_1';
const PREFIX = { invoice: 'INV', receipt: 'REC', 'credit-note': 'CRN' };
const DIGITS = 6;

/** Day in Lagos, which is an hour ahead of UTC all year. */
export const lagosDay = (moment: number) => new Date(moment + 3_600_000).toISOString().slice(0, 10);

/** Stores members with their accounts and documents, in the form of the service and with whole numbers. */
export class MemberFill {
  private readonly code: MemberCode;
  private readonly database: Db;
  private readonly years: number;
  private readonly today = lagosDay(Date.now());
  private readonly last = new Map<string, number>();

  /** @param years that each member was charged for, up to this one */
  constructor(code: MemberCode, database: Db, years: number) {
    this.code = code;
    this.database = database;
    this.years = years;
  }

  /** Adds missing members. @returns true if any was missing */
  async fill(wanted: number): Promise<boolean> {
    const before = await this.database.collection('members').countDocuments({ number: BENCH_MEMBERS });
    if (before >= wanted) return false;
    printStep(`making ${wanted - before} members with their accounts`);
    const startedAt = performance.now();
    for (const { _id, last } of await this.database
      .collection<{ _id: string; last: number }>('sequences')
      .find()
      .toArray())
      this.last.set(_id, last);
    // The next start makes this index again, as that of students.
    await this.database
      .collection('members')
      .dropIndex(SEARCH_INDEX)
      .catch(() => undefined);
    for (let done = before; done < wanted; done += BATCH)
      await this.add(done, Math.min(BATCH, wanted - done));
    const seconds = (performance.now() - startedAt) / 1000;
    print(`  ${((wanted - before) / seconds).toFixed(0)} members a second`);
    return true;
  }

  private async add(done: number, count: number): Promise<void> {
    const random = seededRandom(SEED + done);
    const present = Number(this.today.slice(0, 4));
    const made = Array.from({ length: count }, (_, at) =>
      benchMember(done + at, random, { present, years: this.years }),
    );
    const documents = made.flatMap((each) => each.documents.map((document) => this.numbered(each, document)));
    // Accounts before members: a run that is stopped counts the members.
    await this.database.collection('accounts').insertMany(made.map(({ account }) => account));
    await this.database.collection('documents').insertMany(documents);
    for (const [_id, last] of this.last)
      await this.database
        .collection<{ _id: string }>('sequences')
        .updateOne({ _id }, { $max: { last } }, { upsert: true });
    await this.database.collection('members').insertMany(
      made.map(({ member, account }) => ({
        ...member,
        ...this.code.searchFields(member),
        index: this.code.indexOf(member, account, this.today),
      })),
    );
  }

  private numbered({ member }: BenchMember, { kind, of, on, lines, payment }: BenchDocument) {
    const year = on.slice(0, 4);
    const sequence = `${kind}-${year}`;
    const next = (this.last.get(sequence) ?? 0) + 1;
    this.last.set(sequence, next);
    return {
      _id: new ObjectId(),
      ...{ kind, of, on, lines, total: lines.reduce((sum, line) => sum + line.amount, 0) },
      ...(payment && { payment }),
      number: `${PREFIX[kind]}-${year}-${String(next).padStart(DIGITS, '0')}`,
      name: `${String(member.surname)} ${String(member.firstName)}`,
      ...{ memberNumber: member.number, member: member._id, createdAt: new Date() },
    };
  }
}
