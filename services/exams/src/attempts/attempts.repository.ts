import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import mongoose, { type Model, type PipelineStage, type Types } from 'mongoose';
import { type Choices, differingFrom } from './answers';
import type { InterventionDoc } from '../invigilation/intervention.schema';
import type { AttemptDoc } from './attempt.schema';

type Id = string | Types.ObjectId;
type Update = PipelineStage[];

/** An attempt without its answers. */
export type AttemptHead = Omit<AttemptDoc, 'a'>;

export type WaitingAttempt = Pick<AttemptDoc, '_id' | 'assignment' | 'round' | 'submittedAt'>;

const PIPELINE = { updatePipeline: true } as const;

@Injectable()
export class AttemptsRepository {
  constructor(@InjectModel('attempt') private readonly attempts: Model<AttemptDoc>) {}

  /** @returns false when the assignment's round has an attempt already. */
  async insert(attempt: AttemptDoc): Promise<boolean> {
    try {
      await this.attempts.create(attempt);
      return true;
    } catch (error) {
      if (duplicateKeyOf(error)) return false;
      throw error;
    }
  }

  find(id: Id): Promise<AttemptDoc | null> {
    return this.attempts.findOne({ _id: id }).lean<AttemptDoc>().exec();
  }

  findHead(id: Id): Promise<AttemptHead | null> {
    return this.attempts.findOne({ _id: id }, { a: 0 }).lean<AttemptHead>().exec();
  }

  findMany(ids: readonly Id[]): Promise<AttemptDoc[]> {
    return this.attempts
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .lean<AttemptDoc[]>()
      .exec();
  }

  findOfAssignment(assignment: Id, round: number): Promise<AttemptDoc | null> {
    return this.attempts.findOne({ assignment, round }).lean<AttemptDoc>().exec();
  }

  findOfStudentAndExam(student: string, exam: string): Promise<AttemptDoc[]> {
    return this.attempts.find({ student, exam }).lean<AttemptDoc[]>().exec();
  }

  /** All rounds of an assignment, the latest first: few, so they are put in order here. */
  async listOfAssignment(assignment: Id): Promise<AttemptDoc[]> {
    const found = await this.attempts.find({ assignment }).lean<AttemptDoc[]>().exec();
    return found.sort((a, b) => b.round - a.round);
  }

  /** A student's attempts that are under way or submitted and not marked as graded. */
  findUnsettledOfStudent(student: string): Promise<AttemptHead[]> {
    return this.attempts
      .find({ student, status: mongoose.trusted({ $in: ['open' as const, 'grading' as const] }) }, { a: 0 })
      .lean<AttemptHead[]>()
      .exec();
  }

  /** @returns false when the attempt is closed. */
  async takeOver(id: Id, sid: string): Promise<boolean> {
    const done = await this.attempts.updateOne({ _id: id, status: 'open' }, { $set: { sid } });
    return done.matchedCount === 1;
  }

  /** Sets the extra time of an open attempt. */
  async moveDeadline(assignment: Id, round: number, extraTime: number): Promise<void> {
    const minutes = { $add: ['$duration', extraTime] };
    const stages = [
      { $set: { extraTime, deadline: { $add: ['$startedAt', { $multiply: [minutes, 60_000] }] } } },
    ];
    await this.attempts.updateOne({ assignment, round, status: 'open' }, stages as Update, PIPELINE);
  }

  /**
   * Ends an open attempt, with what the candidate sent on top of what is saved. Only what differs is written: as a rule
   * everything is saved already.
   * @returns false when it was ended, its deadline moved, or something was saved since it was read.
   */
  async submit(read: AttemptDoc, choices: Choices, submittedAt: Date): Promise<boolean> {
    const { _id, deadline, seq, savedAt } = read;
    const differing = differingFrom(read.a, choices);
    const sent = Object.fromEntries([...differing].map(([question, o]) => [`a.${question}`, { o, s: 0 }]));
    const done = await this.attempts.updateOne(
      { _id, status: 'open', deadline, seq, savedAt },
      { $set: { ...sent, status: 'grading', submittedAt, closedBy: 'candidate' } },
    );
    return done.matchedCount === 1;
  }

  /** Ends an open attempt that the clock ran out on. @returns false when someone else did. */
  async closeOverdue(id: Id, before: Date, submittedAt: Date): Promise<boolean> {
    const done = await this.attempts.updateOne(
      { _id: id, status: 'open', deadline: mongoose.trusted({ $lt: before }) },
      { $set: { status: 'grading', submittedAt, closedBy: 'deadline' } },
    );
    return done.matchedCount === 1;
  }

  /** Ends an open attempt by hand, with what was saved. @returns false when it is not open (any more). */
  async closeByHand(id: Id, closed: InterventionDoc): Promise<boolean> {
    const done = await this.attempts.updateOne(
      { _id: id, status: 'open' },
      { $set: { status: 'grading', submittedAt: closed.at, closedBy: 'staff', closed } },
    );
    return done.matchedCount === 1;
  }

  /** Leaves an open attempt behind. @returns false when it is not open (any more). */
  async setReset(id: Id, reset: InterventionDoc): Promise<boolean> {
    const done = await this.attempts.updateOne(
      { _id: id, status: 'open' },
      { $set: { status: 'reset', reset } },
    );
    return done.matchedCount === 1;
  }

  /** Notes on a graded attempt that a reset left it behind. */
  async noteReset(id: Id, reset: InterventionDoc): Promise<void> {
    await this.attempts.updateOne({ _id: id }, { $set: { reset } });
  }

  /** Open attempts, those whose time ends first. */
  findOpen(limit: number): Promise<AttemptDoc[]> {
    return this.attempts
      .find({ status: 'open' })
      .sort({ deadline: 1 })
      .limit(limit)
      .lean<AttemptDoc[]>()
      .exec();
  }

  findOpenAmong(ids: readonly string[]): Promise<AttemptDoc[]> {
    return this.attempts
      .find({ _id: mongoose.trusted({ $in: ids }), status: 'open' })
      .lean<AttemptDoc[]>()
      .exec();
  }

  findOpenIds(limit: number): Promise<Types.ObjectId[]> {
    return this.idsOf({ status: 'open' }, limit);
  }

  countOpen(): Promise<number> {
    return this.attempts.countDocuments({ status: 'open' }).exec();
  }

  async findOverdue(before: Date, limit: number): Promise<Types.ObjectId[]> {
    const filter = { status: 'open' as const, deadline: mongoose.trusted({ $lt: before }) };
    return this.idsOf(filter, limit);
  }

  /** Those that were submitted before `before` and are not marked as graded, in the order of their ids. */
  findWaiting(before: Date, after: Types.ObjectId | undefined, limit: number): Promise<WaitingAttempt[]> {
    return this.attempts
      .find(
        {
          status: 'grading',
          submittedAt: mongoose.trusted({ $lt: before }),
          ...(after && { _id: mongoose.trusted({ $gt: after }) }),
        },
        { assignment: 1, round: 1, submittedAt: 1 },
      )
      .sort({ _id: 1 })
      .limit(limit)
      .lean<WaitingAttempt[]>()
      .exec();
  }

  async setGraded(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.attempts.updateMany(
      { _id: mongoose.trusted({ $in: ids }), status: 'grading' },
      { $set: { status: 'graded' } },
    );
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.attempts.deleteMany({ student });
  }

  private async idsOf(filter: Record<string, unknown>, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.attempts
      .find(filter, { _id: 1 })
      .limit(limit)
      .lean<Pick<AttemptDoc, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }
}
