import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CPD_LIMITS, type CpdEntryListQuery } from '@concord/contracts';
import { findPage, type Page, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { findUnmailed, noteMailed } from '../decisions-without-mail.repository';
import { giveBackRecords, moveRecords } from '../merged-records.repository';
import { filesAmong, membersAmong } from '../named-records.repository';
import { CPD_ENTRY_MODEL, type CpdDecision, type CpdEntryRecord } from './cpd-entry.schema';

/** More than anybody enters in a working life. */
const MEMBER_ENTRIES = 5000;

/** Fields that the member enters and changes. */
export type CpdEntryFields = Pick<
  CpdEntryRecord,
  'kind' | 'kindTitle' | 'unit' | 'title' | 'day' | 'year' | 'amount' | 'claimed' | 'files'
>;

export type NewCpdEntry = CpdEntryFields & Pick<CpdEntryRecord, 'member' | 'requestKey'>;

/** Sorts by day, then by id, so that entries of one day keep their order. */
const orderOf = ({ day, _id }: CpdEntryRecord) => `${day} ${_id.toString()}`;

/** Entries of CPD. Only a pending one changes, by one conditional write of its revision. */
@Injectable()
export class CpdEntriesRepository {
  constructor(@InjectModel(CPD_ENTRY_MODEL) private readonly model: Model<CpdEntryRecord>) {}

  /** @returns undefined if the request was stored before. */
  async insert(entry: NewCpdEntry): Promise<CpdEntryRecord | undefined> {
    const record: CpdEntryRecord = {
      ...entry,
      _id: new Types.ObjectId(),
      state: 'pending',
      revision: 1,
      createdAt: new Date(),
    };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  async byRequest(requestKey: string): Promise<CpdEntryRecord | undefined> {
    return (await this.model.findOne({ requestKey }).lean()) ?? undefined;
  }

  async find(id: string): Promise<CpdEntryRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** Entries of a year but withdrawn ones, latest day first. */
  async ofYear(member: Types.ObjectId, year: number): Promise<CpdEntryRecord[]> {
    const found = await this.model
      .find({ member, year, state: trusted({ $ne: 'withdrawn' }) })
      .limit(2 * CPD_LIMITS.entries)
      .lean();
    return found.sort((a, b) => orderOf(b).localeCompare(orderOf(a)));
  }

  /** All entries of a member, latest first, at most 5,000. */
  ofMember(member: Types.ObjectId): Promise<CpdEntryRecord[]> {
    return this.model.find({ member }).sort({ _id: -1 }).limit(MEMBER_ENTRIES).lean();
  }

  /** Entries of a year, whatever their state. */
  countOf(member: Types.ObjectId, year: number): Promise<number> {
    return this.model.countDocuments({ member, year }).exec();
  }

  /** Confirmed entries of these members in a year. */
  confirmedOf(members: readonly Types.ObjectId[], year: number): Promise<CpdEntryRecord[]> {
    return this.model.find({ member: trusted({ $in: [...members] }), year, state: 'confirmed' }).lean();
  }

  /** Pending entries oldest first, others latest first. */
  list({ state, member, ...page }: CpdEntryListQuery): Promise<Page<CpdEntryRecord>> {
    const filter = { ...(state && { state }), ...(member && { member: new Types.ObjectId(member) }) };
    return findPage(this.model, page, { sort: { _id: state === 'pending' ? 1 : -1 }, filter });
  }

  /** @returns undefined if it was decided on, withdrawn or changed since this revision. */
  change(id: string, revision: number, fields: CpdEntryFields): Promise<CpdEntryRecord | undefined> {
    return this.step(id, { revision }, { $set: fields });
  }

  /** @returns undefined if it is not pending. */
  withdraw(id: string): Promise<CpdEntryRecord | undefined> {
    return this.step(id, {}, { $set: { state: 'withdrawn', files: [] } });
  }

  /** @returns undefined if it is not pending, or changed since this revision. */
  decide(
    id: string,
    revision: number,
    state: 'confirmed' | 'refused',
    decision: CpdDecision,
  ): Promise<CpdEntryRecord | undefined> {
    return this.step(id, { revision }, { $set: { state, decision, mailSince: decision.at } });
  }

  /** Decided entries without a mail, at most 100. */
  unmailed(): Promise<CpdEntryRecord[]> {
    return findUnmailed(this.model);
  }

  /** Notes that these have their mails. */
  mailed(ids: readonly Types.ObjectId[]): Promise<void> {
    return noteMailed(this.model, ids);
  }

  /** The files among these that an entry names. */
  filesAmong(files: readonly string[]): Promise<string[]> {
    return filesAmong(this.model, files);
  }

  /** The members among these who have an entry. */
  membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    return membersAmong(this.model, members);
  }

  /** Removes the entries of a member who is erased. */
  async erase(member: Types.ObjectId): Promise<void> {
    await this.model.deleteMany({ member });
  }

  /** Moves the entries of a member who is merged into another one. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveRecords(this.model, from, to, merge);
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await giveBackRecords(this.model, to, merge);
  }

  private async step(
    id: string,
    shown: { revision?: number },
    change: { $set: Partial<CpdEntryRecord> },
  ): Promise<CpdEntryRecord | undefined> {
    const filter = { _id: id, state: 'pending' as const, ...shown };
    const update = { ...change, $inc: { revision: 1 } };
    return (
      (await this.model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean()) ?? undefined
    );
  }
}
