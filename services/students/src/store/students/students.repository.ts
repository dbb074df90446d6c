import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExportCursor, StudentListQuery } from '@concord/contracts';
import {
  AppError,
  backFill,
  BatchedFinds,
  CHANGE_FIELD,
  conflict,
  duplicateKeyOf,
  listReader,
  type ListReader,
  type Page,
  projectionFor,
  retryOnce,
  type RowsAfter,
  SEARCH_FIELDS,
  timeRange,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { SORT_FIELDS, toFilter, toSort } from './student-list-query';
import { notWaiting } from './student-reviews.repository';
import { DETAIL_FIELDS, ROW_FIELDS, type StudentRow } from './student-row';
import {
  type Searched,
  STORED_EARLIER,
  studentSearchFields,
  toSearchText,
  toSortKeys,
} from './student-search';
import {
  type NewStudent,
  STUDENT_FILTER_FIELDS,
  STUDENT_MODEL,
  type StudentProjection,
  type StudentRecord,
} from './student.schema';

type Archive = NonNullable<StudentRecord['archive']>;

/** Fields of an old record that decide whether it must still be kept. */
export type OldStudent = Pick<
  StudentProjection,
  '_id' | 'surname' | 'firstName' | 'middleName' | 'createdAt'
>;

/** Records that are not archived; those of earlier versions lack the field. */
const ACTIVE = { archivedAt: null };
/** A range, which the sparse index serves. */
const archivedSince = (moment = new Date(0)) => ({ archivedAt: trusted({ $gt: moment }) });

const LIST = {
  /** The words leave middle names out. */
  searched: { words: 'words', names: ['surname', 'firstName', 'middleName'] },
  absent: 'archivedAt',
  inMemory: {
    moment: 'createdAt',
    fields: [...Object.values(SORT_FIELDS), ...STUDENT_FILTER_FIELDS, 'archivedAt'],
    kept: ROW_FIELDS,
  },
};

const HIDDEN_FIELDS = [
  ...SEARCH_FIELDS,
  'sortKeys',
  'idempotency',
  'filesLease',
  'nameDueAt',
  'decisionMail',
  'notes',
  'cohorts',
  CHANGE_FIELD,
];
const PROJECTION = HIDDEN_FIELDS.map((field) => `-${field}`).join(' ');
const SHOWN = { filter: ACTIVE, fields: projectionFor({ without: HIDDEN_FIELDS }) };

@Injectable()
export class StudentsRepository {
  private readonly lists: ListReader<StudentRecord>;
  private readonly byEmail: BatchedFinds<StudentRecord>;

  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {
    this.lists = listReader(model, LIST);
    this.byEmail = new BatchedFinds(model, 'email', SHOWN);
  }

  /** Makes a long list fast, before it is asked for. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  newId(): string {
    return new Types.ObjectId().toString();
  }

  /**
   * @throws AppError 409 EMAIL_TAKEN, SERIAL_INVALID, or IN_PROGRESS when another student has the Idempotency-Key.
   */
  async insert(student: NewStudent): Promise<void> {
    const record: StudentRecord = { ...student, _id: new Types.ObjectId(student._id) };
    try {
      await retryOnce(() => this.model.insertMany([record]));
    } catch (error) {
      const duplicate = duplicateKeyOf(error) ?? [];
      // The first of two attempts succeeded with its answer lost.
      if (duplicate.includes('_id')) return;
      if (duplicate.includes('email')) throw emailTaken();
      if (duplicate.includes('serialNumber')) throw conflict('SERIAL_INVALID', 'Invalid serial number ');
      if (duplicate.length > 0) throw stillInProgress();
      throw error;
    }
  }

  /** @throws AppError 409 EMAIL_TAKEN. */
  async requireFreeEmail(email: string): Promise<void> {
    if (await this.model.exists({ email })) throw emailTaken();
  }

  /** Archived ones too. */
  async exists(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  /** Archived or not. */
  async findById(id: string): Promise<StudentProjection | undefined> {
    return (await this.model.findOne({ _id: id }).select(PROJECTION).lean<StudentProjection>()) ?? undefined;
  }

  /** Student who is not archived, for the sign-in of a hall. */
  async findToSignIn(email: string): Promise<StudentProjection | undefined> {
    return (await this.byEmail.findOne(email)) ?? undefined;
  }

  /** Student who is not archived. */
  async findActive(by: { _id: string } | { email: string }): Promise<StudentProjection | undefined> {
    const found = await this.model
      .findOne({ ...by, ...ACTIVE })
      .select(PROJECTION)
      .lean<StudentProjection>();
    return found ?? undefined;
  }

  async findByIdempotencyKey(key: string): Promise<StudentRecord | undefined> {
    return (await this.model.findOne({ 'idempotency.key': key }).lean()) ?? undefined;
  }

  async unsetIdempotencyKey(key: string): Promise<void> {
    await this.model.updateOne({ 'idempotency.key': key }, { $unset: { idempotency: 1 } });
  }

  /** Archived ones too: their files and mails stay theirs. */
  lookup(ids: readonly string[]) {
    const fields =
      'title surname firstName middleName gender email archivedAt accommodation serialNumber review';
    return this.model.find({ _id: trusted({ $in: [...ids] }) }, fields).lean();
  }

  list(query: StudentListQuery): Promise<Page<StudentProjection>> {
    const { page, pageSize, search, sort, archived } = query;
    const paging = { page, pageSize, search: search && toSearchText(search.trim()) };
    const filter = { ...toFilter(query), ...(archived === 'true' ? archivedSince() : ACTIVE) };
    return this.lists.page(paging, { sort: toSort(sort), without: HIDDEN_FIELDS, filter });
  }

  /** Rows of the list after a known one, in its order, with what files show of them; `detailed` ones with all of it. */
  listAfter(
    query: StudentListQuery,
    after: ExportCursor | undefined,
    limit: number,
    detailed = false,
  ): Promise<RowsAfter<StudentRow>> {
    const archive = query.archived === 'true' ? archivedSince() : ACTIVE;
    return this.lists.after<StudentRow>({
      sort: toSort(query.sort),
      search: query.search && toSearchText(query.search.trim()),
      filter: { ...toFilter(query), ...archive },
      only: detailed ? [...ROW_FIELDS, ...DETAIL_FIELDS] : ROW_FIELDS,
      after,
      limit,
    });
  }

  /** Gives the present search words and sort keys to students that an earlier version stored. */
  async backFillSearchFields(): Promise<void> {
    await backFill<Searched>(this.model, {
      where: STORED_EARLIER,
      fields: ['firstName', 'surname', 'state', 'country', 'email', 'phoneNumber'],
      change: (student) => ({ $set: { ...studentSearchFields(student), sortKeys: toSortKeys(student) } }),
    });
  }

  async latest(count: number): Promise<StudentProjection[]> {
    return (await this.list({ page: 1, pageSize: count })).items;
  }

  /** Students who registered before this moment, the oldest first. */
  registeredBefore(moment: Date): AsyncIterable<OldStudent> {
    const fields = { surname: 1, firstName: 1, middleName: 1, createdAt: 1 };
    return this.model
      .find({ createdAt: trusted({ $lt: moment }) }, fields)
      .sort({ createdAt: 1, _id: 1 })
      .lean<OldStudent>()
      .cursor();
  }

  /** Number of students not archived. */
  count(filter: Record<string, unknown> = {}): Promise<number> {
    return this.lists.count({ ...filter, ...ACTIVE });
  }

  /** Applications that wait for staff: an index counts the others, but not fields that are absent. */
  async countWaiting(): Promise<number> {
    const [all, others] = await Promise.all([this.count(), this.count(notWaiting())]);
    return Math.max(0, all - others);
  }

  /** Archived ones too. */
  countRegistered(period: { from: string; to: string }): Promise<number> {
    return this.model.countDocuments({ createdAt: timeRange(period) ?? {} });
  }

  /** Hides a record. @returns true if it exists and was not archived. */
  async archive(id: string, archivedAt: Date, archive: Archive): Promise<boolean> {
    const done = await this.model.updateOne({ _id: id, ...ACTIVE }, { $set: { archivedAt, archive } });
    return done.matchedCount === 1;
  }

  /** Shows an archived record again. @returns true if it was archived, in this batch where one is named. */
  async restore(id: string, batch?: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, ...archivedSince(), ...(batch && { 'archive.batch': new Types.ObjectId(batch) }) },
      { $unset: { archivedAt: 1, archive: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** Ids of students who were archived together and still are. */
  async idsOfBatch(batch: string): Promise<string[]> {
    const found = await this.model.find({ 'archive.batch': new Types.ObjectId(batch) }, { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** Ids of students archived after this moment. */
  async archivedAfter(moment: Date): Promise<string[]> {
    const found = await this.model.find(archivedSince(moment), { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** @returns true if the student existed. */
  async delete(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}

/** Another request with the same Idempotency-Key, or for the same serial, is being handled. */
export const stillInProgress = () =>
  new AppError(409, 'IN_PROGRESS', 'This registration is still being stored. Please try again shortly', {
    retryAfterSeconds: 2,
  });

export const emailTaken = () => conflict('EMAIL_TAKEN', 'Somebody has already registered with this e-mail');
