import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, retryOnce } from '@concord/nest-platform';
import mongoose, { type Model, type PipelineStage, type Types } from 'mongoose';
import type { Choices } from './answers';
import type { InterventionDoc } from '../invigilation/intervention.schema';
import type { AttemptDoc } from './attempt.schema';
import { answerStages } from './save-stages';

type Id = string | Types.ObjectId;
type Update = PipelineStage[];

/** An attempt without its answers. */
export type AttemptHead = Omit<AttemptDoc, 'a'>;

export type WaitingAttempt = Pick<AttemptDoc, '_id' | 'assignment' | 'round' | 'submittedAt'>;

/** What must still be true of an attempt for a save to count. */
export interface SaveCondition {
  id: string;
  student: string;
  sid: string;
  deadline: Date;
  /** No higher sequence number is stored. */
  newest?: boolean;
}

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

  findLatestOfAssignment(assignment: Id): Promise<AttemptDoc | null> {
    return this.attempts.findOne({ assignment }).sort({ round: -1 }).lean<AttemptDoc>().exec();
  }

  findOfStudentAndExam(student: string, exam: string): Promise<AttemptHead[]> {
    return this.attempts.find({ student, exam }, { a: 0 }).lean<AttemptHead[]>().exec();
  }

  /** All rounds of an assignment, the latest first. */
  listOfAssignment(assignment: Id): Promise<AttemptDoc[]> {
    return this.attempts.find({ assignment }).sort({ round: -1 }).lean<AttemptDoc[]>().exec();
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

  /**
   * Saves answers in one durable write, question by question where `seq` is above what is stored: running it
   * again changes nothing.
   * @returns false when the condition does not hold (any more).
   */
  async save(condition: SaveCondition, choices: Choices, seq: number, savedAt: Date): Promise<boolean> {
    const { id, student, sid, deadline, newest } = condition;
    const filter = {
      _id: id,
      student,
      sid,
      status: 'open' as const,
      deadline,
      ...(newest && { seq: mongoose.trusted({ $lte: seq }) }),
    };
    const update = answerStages(choices, seq, { seq: { $max: ['$seq', seq] }, savedAt });
    const done = await retryOnce(() => this.attempts.updateOne(filter, update as Update, PIPELINE).exec());
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
   * Ends an open attempt whose deadline is still `deadline`, with what the candidate sent on top of what is saved.
   * @returns false when it was ended, or its deadline moved, in the meantime.
   */
  async submit(id: Id, deadline: Date, choices: Choices, submittedAt: Date): Promise<boolean> {
    const sent = Object.fromEntries([...choices].map(([question, o]) => [`a.${question}`, { o, s: 0 }]));
    const done = await this.attempts.updateOne(
      { _id: id, status: 'open', deadline },
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
