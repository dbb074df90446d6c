import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ATTEMPT_STATUSES } from '@concord/contracts';
import { BatchedChanges, BatchedFinds, BatchedInserts, unindexedEqual } from '@concord/nest-platform';
import mongoose, { type Model, type Types } from 'mongoose';
import { type CandidateName, namedBefore } from '../parts/candidate-name.schema';
import { inBatches } from '../parts/in-batches';
import type { InterventionRecord } from '../parts/intervention.schema';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';
import { extraTimePipeline } from './extra-time-pipeline';
import { changedChoices, type Choices } from './stored-answers';

type Id = string | Types.ObjectId;

/** Maximum number of renamed attempts; no student has as many open ones. */
const RENAMED_MAX = 100;

export const UNGRADED_FIELDS = { assignment: 1, round: 1, submittedAt: 1, deadline: 1 } as const;
const STARTED_FIELDS = { assignment: 1, student: 1, studentName: 1, startedAt: 1, address: 1 } as const;
const WITHOUT_ANSWERS = { fields: { a: 0 } } as const;

export type AttemptWithoutAnswers = Omit<AttemptRecord, 'a'>;

/** Fields of an attempt for its start record. */
export type StartedAttempt = Pick<
  AttemptRecord,
  '_id' | 'assignment' | 'student' | 'studentName' | 'startedAt' | 'address'
>;

export type UngradedAttempt = Pick<
  AttemptRecord,
  '_id' | 'assignment' | 'round' | 'submittedAt' | 'deadline'
>;

@Injectable()
export class AttemptsRepository {
  private readonly byId: BatchedFinds<AttemptRecord>;
  private readonly byIdWithoutAnswers: BatchedFinds<AttemptRecord>;
  private readonly byStudent: BatchedFinds<AttemptRecord>;
  private readonly inserts: BatchedInserts<AttemptRecord>;
  private readonly changes: BatchedChanges<AttemptRecord>;

  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {
    this.byId = new BatchedFinds(attempts, '_id');
    this.byIdWithoutAnswers = new BatchedFinds(attempts, '_id', WITHOUT_ANSWERS);
    this.byStudent = new BatchedFinds(attempts, 'student', { fields: { a: 0, activity: 0 } });
    this.inserts = new BatchedInserts(attempts);
    this.changes = new BatchedChanges(attempts);
  }

  /** @returns false if the round has an attempt already, perhaps this one */
  insert(attempt: AttemptRecord): Promise<boolean> {
    return this.inserts.insert(attempt);
  }

  find(id: Id): Promise<AttemptRecord | null> {
    return this.byId.findOne(id);
  }

  findWithoutAnswers(id: Id): Promise<AttemptWithoutAnswers | null> {
    return this.byIdWithoutAnswers.findOne(id);
  }

  findMany(ids: readonly Id[]): Promise<AttemptRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.attempts.find({ _id }).lean<AttemptRecord[]>().exec();
  }

  findOfAssignment(assignment: Id, round: number): Promise<AttemptRecord | null> {
    return this.attempts.findOne({ assignment, round }).lean<AttemptRecord>().exec();
  }

  findOfStudentAndExam(student: string, exam: string): Promise<AttemptRecord[]> {
    return this.attempts.find({ student, exam }).lean<AttemptRecord[]>().exec();
  }

  /** Ordered by start; sorted in memory, because there are few. */
  async listOfStudent(student: string): Promise<AttemptRecord[]> {
    const found = await this.attempts.find({ student }).lean<AttemptRecord[]>().exec();
    return found.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  }

  /** Students among these with an attempt that is open, or not marked as graded. */
  async sittingAmong(students: readonly string[]): Promise<Set<string>> {
    const filter = {
      student: mongoose.trusted({ $in: [...students] }),
      status: mongoose.trusted({ $in: ['open' as const, 'grading' as const] }),
    };
    const found = await this.attempts
      .find(filter, { student: 1 })
      .lean<Pick<AttemptRecord, 'student'>[]>()
      .exec();
    return new Set(found.map(({ student }) => String(student)));
  }

  /** Number of open attempts before their deadline, up to `limit`. */
  countSitting(limit: number): Promise<number> {
    const deadline = mongoose.trusted({ $gt: new Date() });
    return this.attempts.countDocuments({ status: 'open', deadline }, { limit }).exec();
  }

  /** Ids of attempts among these that staff have reset. */
  async resetAmong(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.attempts
      .find({ _id: mongoose.trusted({ $in: ids }), reset: mongoose.trusted({ $ne: null }) }, { _id: 1 })
      .lean<Pick<AttemptRecord, '_id'>[]>()
      .exec();
    return new Set(found.map(({ _id }) => String(_id)));
  }

  /** Assignment and round of these attempts. */
  findRounds(ids: readonly Types.ObjectId[]): Promise<UngradedAttempt[]> {
    return this.attempts
      .find({ _id: mongoose.trusted({ $in: ids }) }, UNGRADED_FIELDS)
      .lean<UngradedAttempt[]>()
      .exec();
  }

  /** Number of sittings of an exam by a student, in all rounds of all assignments. */
  countOfStudentAndExam(student: Id, exam: Id): Promise<number> {
    return this.attempts.countDocuments({ student, exam }).exec();
  }

  /** All rounds of an assignment, latest first; sorted in memory, because there are few. */
  async listOfAssignment(assignment: Id): Promise<AttemptRecord[]> {
    const found = await this.attempts.find({ assignment }).lean<AttemptRecord[]>().exec();
    return found.sort((a, b) => b.round - a.round);
  }

  /** A student's attempts that are open, or submitted and not marked as graded. */
  findUngradedOfStudent(student: string): Promise<AttemptWithoutAnswers[]> {
    return this.attempts
      .find({ student, status: mongoose.trusted({ $in: ['open' as const, 'grading' as const] }) }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
  }

  /** All attempts of a student, without answers and activity. */
  findOfStudent(student: Id): Promise<AttemptWithoutAnswers[]> {
    return this.byStudent.find(student);
  }

  /** Makes `sid` the sign-in that may save. @returns false if the attempt is not open */
  takeOver(id: Id, sid: string): Promise<boolean> {
    return this.updateOpen({ _id: id }, { sid });
  }

  /** Sets the extra time of an open attempt, and its deadline. */
  async setExtraTime(assignment: Id, round: number, extraTime: number): Promise<void> {
    const open = { assignment, round, status: 'open' as const };
    await this.attempts.updateOne(open, extraTimePipeline(extraTime), { updatePipeline: true });
  }

  /**
   * Submits an open attempt with the final answers. Only changed answers are written; usually all are saved before.
   * @returns false if it was closed, its deadline moved, or something was saved since the read
   */
  submit(read: AttemptRecord, choices: Choices, submittedAt: Date): Promise<boolean> {
    const { _id, deadline, seq, savedAt } = read;
    const changed = changedChoices(read.a, choices);
    const answers = Object.fromEntries([...changed].map(([question, o]) => [`a.${question}`, { o, s: 0 }]));
    const submitted = { status: 'grading' as const, submittedAt, closedBy: 'candidate' as const };
    return this.changes.make({
      // Also matches after this submission was written, because a batch may be written twice.
      filter: {
        _id,
        deadline: unindexedEqual(deadline),
        seq: unindexedEqual(seq),
        savedAt: unindexedEqual(savedAt),
        status: mongoose.trusted({ $in: ['open', 'grading'] }),
        submittedAt: mongoose.trusted({ $in: [null, submittedAt] }),
      },
      update: { $set: { ...answers, ...submitted } },
    });
  }

  /** Submits an open attempt with the saved answers. @returns false if it is not open */
  closeByStaff(id: Id, closed: InterventionRecord): Promise<boolean> {
    return this.updateOpen(
      { _id: id },
      { status: 'grading', submittedAt: closed.at, closedBy: 'staff', closed },
    );
  }

  /** Abandons an open attempt. @returns false if it is not open */
  resetOpen(id: Id, reset: InterventionRecord): Promise<boolean> {
    return this.updateOpen({ _id: id }, { status: 'reset', reset });
  }

  /** Records a reset on a graded attempt, which keeps its status and result. */
  async recordReset(id: Id, reset: InterventionRecord): Promise<void> {
    await this.attempts.updateOne({ _id: id }, { $set: { reset } });
  }

  /** Open attempts, earliest deadline first. */
  findOpen(limit: number): Promise<AttemptRecord[]> {
    return this.attempts
      .find({ status: 'open' })
      .sort({ deadline: 1 })
      .limit(limit)
      .lean<AttemptRecord[]>()
      .exec();
  }

  findOpenByIds(ids: readonly string[]): Promise<AttemptRecord[]> {
    const _id = mongoose.trusted({ $in: ids });
    return this.attempts.find({ _id, status: 'open' }).lean<AttemptRecord[]>().exec();
  }

  async findOpenIds(limit: number): Promise<Types.ObjectId[]> {
    const found = await this.attempts
      .find({ status: 'open' }, { _id: 1 })
      .limit(limit)
      .lean<Pick<AttemptRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  countOpen(): Promise<number> {
    return this.attempts.countDocuments({ status: 'open' }).exec();
  }

  countOfExam(exam: Id, status: 'open' | 'grading'): Promise<number> {
    return this.attempts.countDocuments({ status, exam }).exec();
  }

  /**
   * Attempts that started at or after a time, in batches and in no order. The start has no index, because it would
   * slow down every save: the query searches attempts whose deadline had not passed at that time.
   */
  startedSince(moment: Date, batchSize: number): AsyncGenerator<StartedAttempt[]> {
    const since = mongoose.trusted({ $gte: moment });
    const status = mongoose.trusted({ $in: [...ATTEMPT_STATUSES] });
    const found = this.attempts
      .find({ status, deadline: since, startedAt: since }, STARTED_FIELDS)
      .lean<StartedAttempt[]>()
      .cursor({ batchSize });
    return inBatches(found as unknown as AsyncIterable<StartedAttempt>, batchSize);
  }

  async setGraded(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.attempts.updateMany(
      { _id: mongoose.trusted({ $in: ids }), status: 'grading' },
      { $set: { status: 'graded' } },
    );
  }

  /**
   * Renames the student in open attempts, unless there is a later correction. Submitted ones keep the name at
   * submission.
   * @returns the open ones
   */
  async renameOpen(
    student: string,
    studentName: CandidateName,
    nameRevision: number,
  ): Promise<Pick<AttemptRecord, '_id' | 'exam'>[]> {
    await this.attempts.updateMany(
      { student, status: 'open', ...namedBefore(nameRevision) },
      { $set: { studentName, nameRevision } },
    );
    return this.attempts
      .find({ student, status: 'open' }, { exam: 1 })
      .limit(RENAMED_MAX)
      .lean<Pick<AttemptRecord, '_id' | 'exam'>[]>()
      .exec();
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.attempts.deleteMany({ student });
  }

  /** @returns false if no open attempt matches */
  private async updateOpen(
    filter: Record<string, unknown>,
    change: Record<string, unknown>,
  ): Promise<boolean> {
    const done = await this.attempts.updateOne({ ...filter, status: 'open' }, { $set: change });
    return done.matchedCount === 1;
  }
}
