import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  BatchedFinds,
  findPage,
  Page,
  type PageQuery,
  type StaffRef,
  unlessDuplicate,
} from '@concord/nest-platform';
import mongoose, { type Model, Types } from 'mongoose';
import { type CandidateName, namedBefore } from '../parts/candidate-name.schema';
import { latestBy } from '../parts/latest-by';
import { ASSIGNMENT_MODEL, type AssignmentRecord } from './assignment.schema';

type Id = string | Types.ObjectId;
type ShownStatus = Exclude<AssignmentRecord['status'], 'removed'>;

/** A round of an assignment, which has at most one attempt. */
interface RoundRef {
  assignment: Id;
  round: number;
}

interface ScoredRound extends RoundRef {
  score: number;
  dateWritten: Date;
}

@Injectable()
export class AssignmentsRepository {
  private readonly byId: BatchedFinds<AssignmentRecord>;
  private readonly byStudent: BatchedFinds<AssignmentRecord>;

  constructor(@InjectModel(ASSIGNMENT_MODEL) private readonly assignments: Model<AssignmentRecord>) {
    this.byId = new BatchedFinds(assignments, '_id', { filter: { status: notRemoved() } });
    this.byStudent = new BatchedFinds(assignments, 'student', { filter: { status: notRemoved() } });
  }

  /** @returns false if the student has a pending assignment of that exam */
  async insert(assignment: AssignmentRecord): Promise<boolean> {
    return (await unlessDuplicate(() => this.assignments.create(assignment))) !== undefined;
  }

  /** Null also if it is removed. */
  find(id: Id): Promise<AssignmentRecord | null> {
    return this.byId.findOne(id);
  }

  /** Newest first; sorted in memory, because the whole list is short. */
  async findOfStudent(student: string): Promise<AssignmentRecord[]> {
    return (await this.byStudent.find(student)).sort(byNewest);
  }

  /** Newest first; all of them without a page. */
  async listOfStudent(student: string, query: PageQuery): Promise<Page<AssignmentRecord>> {
    if (query.page === undefined) {
      const found = await this.findOfStudent(student);
      return new Page(found, found.length);
    }
    return findPage(this.assignments, query, {
      sort: { createdAt: -1, _id: -1 },
      filter: { student: new Types.ObjectId(student), status: notRemoved() },
    });
  }

  /** Time of the latest assignment by student id. */
  async latestOfStudents(students: readonly string[]): Promise<Map<string, Date>> {
    const found = await this.assignments
      .find({ student: mongoose.trusted({ $in: [...students] }) }, { student: 1, createdAt: 1 })
      .lean<Pick<AssignmentRecord, 'student' | 'createdAt'>[]>()
      .exec();
    return latestBy(found, ({ student }) => String(student));
  }

  /** Staff who made the assignments, by assignment id; includes removed ones. */
  async assignersOf(ids: readonly Types.ObjectId[]): Promise<Map<string, StaffRef>> {
    const found = await this.assignments
      .find({ _id: mongoose.trusted({ $in: [...ids] }) }, { AddedBy: 1 })
      .lean<Pick<AssignmentRecord, '_id' | 'AddedBy'>[]>()
      .exec();
    return new Map(found.map(({ _id, AddedBy }) => [String(_id), AddedBy]));
  }

  async existsForExam(exam: string): Promise<boolean> {
    return (await this.assignments.exists({ exam, status: notRemoved() })) !== null;
  }

  countOfExam(exam: Id, status: 'pending' | 'completed'): Promise<number> {
    return this.assignments.countDocuments({ exam, status }).exec();
  }

  /** @returns false if it is not pending */
  async updatePending(
    id: Id,
    change: Partial<Pick<AssignmentRecord, 'dueDate' | 'extraTime'>>,
  ): Promise<boolean> {
    const done = await this.assignments.updateOne({ _id: id, status: 'pending' }, { $set: change });
    return done.matchedCount === 1;
  }

  /**
   * Hides an assignment with status `from`, and makes the cancelling of its mail due.
   * @returns false if the status differs
   */
  async hide(id: Id, from: ShownStatus): Promise<boolean> {
    const hidden = { status: 'removed' as const, mailDueAt: new Date() };
    const done = await this.assignments.updateOne({ _id: id, status: from }, { $set: hidden });
    return done.matchedCount === 1;
  }

  /** Undoes {@link hide}. */
  async showAgain(id: Id, status: ShownStatus): Promise<void> {
    await this.assignments.updateOne(
      { _id: id, status: 'removed' },
      { $set: { status }, $unset: { mailDueAt: 1 } },
    );
  }

  /** Sets score and date, unless a reset has begun another round. */
  async complete({ assignment, round }: RoundRef, score: number, dateWritten: Date): Promise<void> {
    await this.assignments.updateOne(
      { _id: assignment, round, status: notRemoved() },
      { $set: { status: 'completed', score, dateWritten } },
    );
  }

  /**
   * Completes many assignments. Restores those that were removed while their attempt started. Skips completed ones,
   * whose score a decision on late answers may have changed.
   */
  async completeAll(scored: readonly ScoredRound[]): Promise<void> {
    if (scored.length === 0) return;
    await this.assignments.bulkWrite(
      scored.map(({ assignment, round, score, dateWritten }) => ({
        updateOne: {
          filter: { _id: assignment, round, status: mongoose.trusted({ $ne: 'completed' as const }) },
          update: { $set: { status: 'completed', score, dateWritten } },
        },
      })),
      { ordered: false },
    );
  }

  /** Sets the scores of many rounds, as {@link complete} does. */
  async rescoreAll(scored: readonly ScoredRound[]): Promise<void> {
    if (scored.length === 0) return;
    await this.assignments.bulkWrite(
      scored.map(({ assignment, round, score, dateWritten }) => ({
        updateOne: {
          filter: { _id: assignment, round, status: notRemoved() },
          update: { $set: { status: 'completed', score, dateWritten } },
        },
      })),
      { ordered: false },
    );
  }

  findPending(student: Id, exam: Id): Promise<AssignmentRecord | null> {
    return this.assignments.findOne({ student, exam, status: 'pending' }).lean<AssignmentRecord>().exec();
  }

  /**
   * Begins the round after `round`; an unconfirmed one stays unconfirmed.
   * @returns `taken` if the student has another pending assignment of that exam
   */
  async beginRound(
    { assignment, round }: RoundRef,
    given: Pick<AssignmentRecord, 'dueDate' | 'unconfirmed'>,
  ): Promise<'done' | 'changed' | 'taken'> {
    const next = { round: round + 1, status: 'pending' as const, score: null, dateWritten: null, ...given };
    const done = await unlessDuplicate(() =>
      this.assignments.updateOne({ _id: assignment, round, status: notRemoved() }, { $set: next }).exec(),
    );
    if (!done) return 'taken';
    return done.matchedCount === 1 ? 'done' : 'changed';
  }

  /** Renames the student, unless there is a later correction. */
  async rename(student: string, studentName: CandidateName, nameRevision: number): Promise<void> {
    await this.assignments.updateMany(
      { student, ...namedBefore(nameRevision) },
      { $set: { studentName, nameRevision } },
    );
  }

  async remove(id: Id): Promise<void> {
    await this.assignments.deleteOne({ _id: id });
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.assignments.deleteMany({ student });
  }
}

const byNewest = (a: AssignmentRecord, b: AssignmentRecord): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (String(a._id) < String(b._id) ? 1 : -1);

const notRemoved = () => mongoose.trusted({ $in: ['pending' as const, 'completed' as const] });
