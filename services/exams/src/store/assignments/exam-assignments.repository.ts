import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AssignedListQuery } from '@concord/contracts';
import { joinWords, wordsMatcher, wordsOfNames } from '@concord/institute';
import {
  duplicatesOf,
  findPage,
  type ObjectId,
  Page,
  retryOnce,
  unlessDuplicate,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from './assignment.schema';

type Status = AssignmentRecord['status'];
type Times = Partial<Pick<AssignmentRecord, 'dueDate' | 'extraTime'>>;
type Named = Pick<AssignmentRecord, '_id' | 'student' | 'studentName'>;

const LATEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** Maximum number of names that a search reads; the latest assignments come first. */
const SEARCHED_MAX = 20_000;

const idIn = (ids: readonly (ObjectId | string)[]) =>
  trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
const shown = () => trusted({ $in: ['pending', 'completed'] satisfies Status[] });

/** Reads and changes many assignments of an exam. */
@Injectable()
export class ExamAssignmentsRepository {
  constructor(@InjectModel(ASSIGNMENT_MODEL) private readonly assignments: Model<AssignmentRecord>) {}

  /** Assignments of these students, without removed ones. */
  findOfStudents(exam: ObjectId, students: readonly string[]): Promise<AssignmentRecord[]> {
    return this.assignments
      .find({ student: idIn(students), exam, status: shown() })
      .lean<AssignmentRecord[]>()
      .exec();
  }

  /** Includes removed assignments. */
  findByIds(ids: readonly string[]): Promise<AssignmentRecord[]> {
    return this.assignments
      .find({ _id: idIn(ids) })
      .lean<AssignmentRecord[]>()
      .exec();
  }

  /** @returns those that were not stored, because their student already has the exam */
  async insertMany(records: readonly AssignmentRecord[]): Promise<AssignmentRecord[]> {
    try {
      await retryOnce(() => this.assignments.insertMany([...records], { ordered: false }));
      return [];
    } catch (error) {
      const positions = duplicatesOf(error);
      if (!positions) throw error;
      const refused = positions.flatMap((position) => records[position] ?? []);
      // Records that a first attempt stored, with its answer lost.
      const stored = await this.findByIds(refused.map(({ _id }) => String(_id)));
      const ids = new Set(stored.map(({ _id }) => String(_id)));
      return refused.filter(({ _id }) => !ids.has(String(_id)));
    }
  }

  async removeMany(ids: readonly ObjectId[]): Promise<void> {
    await this.assignments.deleteMany({ _id: idIn(ids) });
  }

  /** Changes the pending ones. @returns their number */
  async updatePending(
    ids: readonly ObjectId[],
    change: Times & { status?: 'removed'; mailDueAt?: Date },
  ): Promise<number> {
    const filter = { _id: idIn(ids), status: 'pending' as const };
    return (await this.assignments.updateMany(filter, { $set: change })).matchedCount;
  }

  /** Makes a removed assignment pending again. @returns false if the student has been given the exam again */
  async restore(id: ObjectId): Promise<boolean> {
    const write = () =>
      this.assignments
        .updateOne({ _id: id, status: 'removed' }, { $set: { status: 'pending' }, $unset: { mailDueAt: 1 } })
        .exec();
    return (await unlessDuplicate(write)) !== undefined;
  }

  /** Latest first. */
  async list(exam: ObjectId, query: AssignedListQuery): Promise<Page<AssignmentRecord>> {
    const { page, pageSize, search = '', status } = query;
    const filter = { exam, status: status ?? shown() };
    if (!search.trim()) return findPage(this.assignments, { page, pageSize }, { sort: LATEST_FIRST, filter });
    const named = await this.search(exam, query);
    const ids = named.slice((page - 1) * pageSize, page * pageSize).map(({ _id }) => String(_id));
    const found = new Map((await this.findByIds(ids)).map((record) => [String(record._id), record]));
    return new Page(
      ids.flatMap((id) => found.get(id) ?? []),
      named.length,
    );
  }

  /** Id, student and name of the matches: an exam has few enough assignments to compare names in memory. */
  async search(exam: ObjectId, { search = '', status }: AssignedListQuery): Promise<Named[]> {
    const found = await this.assignments
      .find({ exam, status: status ?? shown() }, { student: 1, studentName: 1 })
      .sort(LATEST_FIRST)
      .limit(SEARCHED_MAX)
      .lean<Named[]>()
      .exec();
    if (!search.trim()) return found;
    const matches = wordsMatcher(search);
    return matches ? found.filter(({ studentName }) => matches(joinWords([], wordsOf(studentName)))) : [];
  }

  /** Students with an unconfirmed assignment of the exam. */
  async unconfirmedStudents(exam: ObjectId): Promise<ObjectId[]> {
    const found = await this.assignments
      .find({ exam, unconfirmed: true }, { student: 1 })
      .lean<{ student: ObjectId }[]>();
    return found.map(({ student }) => student);
  }

  /** Removes the mark of unconfirmed assignments. @returns number of changed records */
  async confirmAll(exam: ObjectId): Promise<number> {
    const done = await this.assignments.updateMany(
      { exam, unconfirmed: true },
      { $unset: { unconfirmed: 1 } },
    );
    return done.modifiedCount;
  }
}

const wordsOf = ({ surname, firstName, middleName }: AssignmentRecord['studentName']) =>
  wordsOfNames([surname, firstName, middleName]);
