import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExportCursor, MemberListQuery, MemberSort } from '@concord/contracts';
import {
  CHANGE_FIELD,
  conflict,
  duplicateKeyOf,
  foldText,
  listReader,
  type ListReader,
  type Page,
  type PageOptions,
  type RowsAfter,
  SEARCH_FIELDS,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { type ComputedIndex, groupedChanges, indexChange } from './index-change';
import { MEMBER_MODEL, type MemberIndex, type MemberProjection, type MemberRecord } from './member.schema';
import type { MemberDetails } from './member-details';
import { memberSearchFields } from './member-search';
import type { DueFees, GradeTerm, MemberEvent } from './membership-entries';

/** A member about to be stored; its search fields are made here. */
export type NewMember = Omit<MemberProjection, '_id'> & { _id: string; requestKey?: string };

/** Names and contact that a change replaces. */
export type MemberChange = Partial<MemberDetails>;

/** The member of an applicant. */
export interface MemberOfStudent {
  member: string;
  student: string;
  requestKey: string | undefined;
}

/** Outcome of an insert: stored, or the unique field that another member has. */
export type InsertOutcome = 'stored' | 'number' | 'student' | 'requestKey';

const SORT_PATHS: Record<MemberSort, string> = {
  number: 'number',
  name: 'index.name',
  grade: 'index.grade',
  standing: 'index.standing',
  inductedOn: 'index.inductedOn',
};

const HIDDEN_FIELDS = [...SEARCH_FIELDS, 'requestKey', 'numbers', CHANGE_FIELD];
/** Every field but those of searches and requests. */
export const PROJECTION = HIDDEN_FIELDS.map((field) => `-${field}`).join(' ');

const BATCH = 100;

const LIST = {
  searched: { words: 'words', names: ['surname', 'firstName', 'middleName', 'organisation'] },
  inMemory: {
    moment: 'createdAt',
    fields: [...Object.values(SORT_PATHS), 'student', 'index.state', 'index.balance', 'index.upgrade'],
  },
};

/** The register. Terms and events are only added; every other change names the revision that was read. */
@Injectable()
export class MembersRepository {
  private readonly lists: ListReader<MemberRecord>;

  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {
    this.lists = listReader(model, LIST);
  }

  /** Prepares the long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  newId(): string {
    return new Types.ObjectId().toString();
  }

  async insert(member: NewMember): Promise<InsertOutcome> {
    const record: MemberRecord = {
      ...member,
      _id: new Types.ObjectId(member._id),
      ...memberSearchFields(member),
    };
    try {
      await this.model.insertMany([record]);
      return 'stored';
    } catch (error) {
      const duplicate = duplicateKeyOf(error) ?? [];
      if (duplicate.includes('number') || duplicate.includes('numbers')) return 'number';
      if (duplicate.includes('student')) return 'student';
      // A repeated run of a task gives its members the same ids.
      if (duplicate.includes('requestKey') || duplicate.includes('_id')) return 'requestKey';
      throw error;
    }
  }

  async find(id: string): Promise<MemberProjection | undefined> {
    return (await this.model.findOne({ _id: id }).select(PROJECTION).lean<MemberProjection>()) ?? undefined;
  }

  /** Members of these applicants, with the key of the request that made each. */
  async ofStudents(students: readonly string[]): Promise<MemberOfStudent[]> {
    const ids = students.map((id) => new Types.ObjectId(id));
    const found = await this.model
      .find({ student: trusted({ $in: ids }) }, { student: 1, requestKey: 1 })
      .lean<Pick<MemberRecord, '_id' | 'student' | 'requestKey'>[]>();
    return found.map(({ _id, student, requestKey }) => ({
      member: _id.toString(),
      student: String(student),
      requestKey,
    }));
  }

  async findByRequestKey(requestKey: string): Promise<MemberProjection | undefined> {
    return (
      (await this.model.findOne({ requestKey }).select(PROJECTION).lean<MemberProjection>()) ?? undefined
    );
  }

  /** Members with a balance above 0 by their index, after an id, at most `limit`. */
  owingAfter(id: string | undefined, limit: number): Promise<MemberProjection[]> {
    return this.model
      .find({ 'index.balance': trusted({ $gt: 0 }), ...(id && { _id: trusted({ $gt: id }) }) })
      .select(PROJECTION)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<MemberProjection[]>();
  }

  count(): Promise<number> {
    return this.lists.count();
  }

  list({ search, page, pageSize, ...asked }: MemberListQuery): Promise<Page<MemberProjection>> {
    const options = { ...listOptions(asked), without: HIDDEN_FIELDS };
    return this.lists.page<MemberProjection>({ search, page, pageSize }, options);
  }

  /** The next rows of the same list after a row, to read all of it. */
  listAfter(
    { search, ...asked }: MemberListQuery,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<MemberProjection>> {
    return this.lists.after({ ...listOptions(asked), search, after, limit, without: HIDDEN_FIELDS });
  }

  /** @returns false when the record has another revision or is gone. */
  change(member: MemberProjection, change: MemberChange, index: MemberIndex): Promise<boolean> {
    const words = memberSearchFields({ ...member, ...change });
    return this.write(member, { $set: { ...change, ...words, index } });
  }

  /** @returns false when the record has another revision or is gone, or fees that are not charged yet. */
  addTerm(member: MemberProjection, term: GradeTerm, dueFees: DueFees, index: MemberIndex): Promise<boolean> {
    return this.write(member, { $push: { terms: term }, $set: { index, dueFees } }, { dueFees: null });
  }

  /** Notes that these fees are charged. */
  async feesCharged(id: string, { from, grade }: DueFees): Promise<void> {
    await this.model.updateOne(
      { _id: id, 'dueFees.from': from, 'dueFees.grade': grade },
      { $unset: { dueFees: 1 } },
    );
  }

  /** Members whose fees have waited since before `moment`, at most 100. */
  async feesDueSince(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ 'dueFees.since': trusted({ $lt: moment }) }, { _id: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** @returns false when the record has another revision or is gone. */
  addEvent(member: MemberProjection, event: MemberEvent, index: MemberIndex): Promise<boolean> {
    return this.write(member, { $push: { events: event }, $set: { index } });
  }

  /**
   * Stores an index that was computed again; the record itself does not change.
   * @returns false when the record has another revision, or an index of a later account.
   */
  async reindex({ _id, revision }: MemberProjection, index: MemberIndex): Promise<boolean> {
    const notLater = trusted({ $lte: index.account });
    const done = await this.model.updateOne(
      { _id, revision, 'index.account': notLater },
      { $set: { index } },
    );
    return done.matchedCount === 1;
  }

  /** Members whose index was computed for an earlier day or by earlier settings, at most `limit`. */
  async outdated(day: string, settings: number, limit: number): Promise<MemberProjection[]> {
    const found = (filter: Record<string, unknown>) =>
      this.model.find(filter).select(PROJECTION).limit(limit).lean<MemberProjection[]>();
    // Two queries, because each has an index.
    const ofEarlierDays = await found({ 'index.day': trusted({ $lt: day }) });
    return ofEarlierDays.length > 0 ? ofEarlierDays : found({ 'index.settings': trusted({ $lt: settings }) });
  }

  /**
   * Stores what changed in indexes, of members whose record and index are still as they were read.
   * @returns the number of members whose index is the computed one
   */
  async reindexMany(computed: readonly ComputedIndex[]): Promise<number> {
    const current = computed.filter(({ member, index }) => member.index.account <= index.account);
    const writes = groupedChanges(current).map(({ ids, revision, read, update }) => {
      const { account, day, settings } = read;
      // An index follows from these four, so the fields that stay are right.
      const unchanged = { revision, 'index.account': account, 'index.day': day, 'index.settings': settings };
      return { updateMany: { filter: { _id: { $in: ids }, ...unchanged }, update } };
    });
    const same = current.filter(({ member, index }) => !indexChange(member.index, index)).length;
    if (writes.length === 0) return same;
    return same + (await this.model.bulkWrite(writes, { ordered: false })).matchedCount;
  }

  private async write(
    { _id, revision }: MemberProjection,
    change: Parameters<Model<MemberRecord>['updateOne']>[1] & object,
    condition: Record<string, unknown> = {},
  ): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id, revision, mergingInto: null, ...condition },
      { ...change, $inc: { revision: 1 } },
    );
    return done.matchedCount === 1;
  }
}

/** Refusal of a change that was based on an earlier state. */
export const memberChanged = () =>
  conflict('REVISION', 'Somebody else changed this member. Look at the changes and try again');

/** Filter and order of the list. */
function listOptions(asked: Omit<MemberListQuery, 'search' | 'page' | 'pageSize'>): PageOptions {
  const { sort = 'number', grade, standing, state, owing, student, inducted, upgrade } = asked;
  const direction = sort.startsWith('-') ? -1 : 1;
  const path = SORT_PATHS[sort.replace('-', '') as MemberSort];
  const filter = {
    ...(grade && { 'index.grade': grade }),
    ...(standing && { 'index.standing': standing }),
    ...(state && { 'index.state': foldText(state) }),
    ...(student && { student: new Types.ObjectId(student) }),
    ...(upgrade && { 'index.upgrade': upgrade }),
    ...(owing !== undefined && { 'index.balance': trusted(owing ? { $gt: 0 } : { $lte: 0 }) }),
    ...(inducted && {
      'index.inductedOn': trusted({ $gte: `${inducted}-01-01`, $lte: `${inducted}-12-31` }),
    }),
  };
  return { sort: path === 'number' ? { number: direction } : { [path]: direction, _id: direction }, filter };
}
