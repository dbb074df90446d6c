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

/** Fields that decide whether an old record must be kept. */
export type OldStudent = Pick<
  StudentProjection,
  '_id' | 'surname' | 'firstName' | 'middleName' | 'createdAt'
>;

/** Condition for records that are not archived; those of earlier versions lack the field. */
const ACTIVE = { archivedAt: null };
/** Condition as a range, because the sparse index serves no other. */
const archivedSince = (moment = new Date(0)) => ({ archivedAt: trusted({ $gt: moment }) });

const LIST = {
  /** Middle names are not among the search words. */
  searched: { words: 'words', names: ['surname', 'firstName', 'middleName'] },
  absent: 'archivedAt',
  inMemory: {
    moment: 'createdAt',
    fields: [
      ...Object.values(SORT_FIELDS),
      ...STUDENT_FILTER_FIELDS,
      'review.answeredAt',
      'openProposal.at',
      'archivedAt',
    ],
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
  'thread',
  'openProposal',
  'proposals',
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

  /** Prepares a long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  newId(): string {
    return new Types.ObjectId().toString();
  }

  /** @throws AppError 409 EMAIL_TAKEN, SERIAL_INVALID; 409 IN_PROGRESS if another student has the Idempotency-Key */
  async insert(student: NewStudent): Promise<void> {
    const record: StudentRecord = { ...student, _id: new Types.ObjectId(student._id) };
    try {
      await retryOnce(() => this.model.insertMany([record]));
    } catch (error) {
      const duplicate = duplicateKeyOf(error) ?? [];
      // A first attempt succeeded, but its answer was lost.
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

  /** Includes archived students. */
  async exists(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  /** Includes archived students. */
  async findById(id: string): Promise<StudentProjection | undefined> {
    return (await this.model.findOne({ _id: id }).select(PROJECTION).lean<StudentProjection>()) ?? undefined;
  }

  /** Without archived students; for exam sign-ins. */
  async findToSignIn(email: string): Promise<StudentProjection | undefined> {
    return (await this.byEmail.findOne(email)) ?? undefined;
  }

  /** Without archived students. */
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

  /** Includes archived students, who keep their files and mails. */
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

  /**
   * The next rows of the list after a row, with the fields for files.
   * @param detailed adds details
   */
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

  /** Updates the search words and sort keys of students from earlier releases. */
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

  /** Students who registered before a time, oldest first. */
  registeredBefore(moment: Date): AsyncIterable<OldStudent> {
    const fields = { surname: 1, firstName: 1, middleName: 1, createdAt: 1 };
    return this.model
      .find({ createdAt: trusted({ $lt: moment }) }, fields)
      .sort({ createdAt: 1, _id: 1 })
      .lean<OldStudent>()
      .cursor();
  }

  /** Without archived students. */
  count(filter: Record<string, unknown> = {}): Promise<number> {
    return this.lists.count({ ...filter, ...ACTIVE });
  }

  /**
   * Number of applications that wait for staff. It subtracts the others, because the index does not count absent
   * fields.
   */
  async countWaiting(): Promise<number> {
    const [all, others] = await Promise.all([this.count(), this.count(notWaiting())]);
    return Math.max(0, all - others);
  }

  /** Includes archived students. */
  countRegistered(period: { from: string; to: string }): Promise<number> {
    return this.model.countDocuments({ createdAt: timeRange(period) ?? {} });
  }

  /** Archives a record. @returns true if it existed and was not archived */
  async archive(id: string, archivedAt: Date, archive: Archive): Promise<boolean> {
    const done = await this.model.updateOne({ _id: id, ...ACTIVE }, { $set: { archivedAt, archive } });
    return done.matchedCount === 1;
  }

  /** Restores an archived record. @returns true if it was archived, and in `batch` if given */
  async restore(id: string, batch?: string): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, ...archivedSince(), ...(batch && { 'archive.batch': new Types.ObjectId(batch) }) },
      { $unset: { archivedAt: 1, archive: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** Ids of students archived by the same call, who still are. */
  async idsOfBatch(batch: string): Promise<string[]> {
    const found = await this.model.find({ 'archive.batch': new Types.ObjectId(batch) }, { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** Ids of students archived after a time. */
  async archivedAfter(moment: Date): Promise<string[]> {
    const found = await this.model.find(archivedSince(moment), { _id: 1 }).lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** @returns true if the student existed. */
  async delete(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}

/** Refusal because another request with the same Idempotency-Key or serial is running. */
export const stillInProgress = () =>
  new AppError(409, 'IN_PROGRESS', 'This registration is still being stored. Please try again shortly', {
    retryAfterSeconds: 2,
  });

export const emailTaken = () => conflict('EMAIL_TAKEN', 'Somebody has already registered with this e-mail');
