import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ObjectId, retryOnce } from '@concord/nest-platform';
import { type AnyBulkWriteOperation, type Model, trusted, Types } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord, type PauseRecord } from './attempt.schema';
import type { AttemptWithoutAnswers } from './attempts.repository';
import { leftInPause, pauseEnd } from './deadline';

/** An attempt as read, and its new pause. */
export interface PauseOf {
  readonly attempt: AttemptWithoutAnswers;
  readonly pause: PauseRecord;
}

const idIn = (ids: readonly (ObjectId | string)[]) =>
  trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });

/** Pauses and resumes attempts by moving the deadline, so that saves, closings and submissions notice it. */
@Injectable()
export class AttemptPausesRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {}

  /** Paused attempts, found without an index; only for the preparation of the database. */
  findAllPaused(): Promise<Pick<AttemptRecord, '_id' | 'pause'>[]> {
    return this.attempts
      .find({ status: 'open', 'pause.at': trusted({ $exists: true }) }, { pause: 1 })
      .lean<Pick<AttemptRecord, '_id' | 'pause'>[]>()
      .exec();
  }

  /** Open attempts of these students and exams that are not paused. */
  async findRunning(
    students: readonly ObjectId[],
    exams: readonly ObjectId[],
  ): Promise<AttemptWithoutAnswers[]> {
    const found = await this.attempts
      .find({ student: idIn(students), exam: idIn(exams), status: 'open' }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
    return found.filter(({ pause }) => !pause);
  }

  /** Existing attempts with these ids. */
  findMany(ids: readonly string[]): Promise<AttemptWithoutAnswers[]> {
    return this.attempts
      .find({ _id: idIn(ids) }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
  }

  /** Open attempts of an exam. They are few, so they are found by their status. */
  async findSitting(exam: ObjectId): Promise<Pick<AttemptRecord, '_id' | 'student' | 'exam'>[]> {
    return this.attempts.find({ status: 'open', exam }, { student: 1, exam: 1 }).lean().exec();
  }

  /** Paused attempts with these ids, earliest pause first. */
  async findPausedAmong(ids: readonly ObjectId[]): Promise<AttemptWithoutAnswers[]> {
    if (ids.length === 0) return [];
    const found = await this.attempts
      .find({ _id: idIn(ids), status: 'open' }, { a: 0 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
    const since = ({ pause }: AttemptWithoutAnswers) => pause?.at.getTime() ?? 0;
    return found.filter(({ pause }) => pause).sort((one, other) => since(one) - since(other));
  }

  /**
   * Pauses open attempts whose deadline has not changed since the read.
   * @returns ids of those that have this pause now
   */
  async pause(changes: readonly PauseOf[]): Promise<Set<string>> {
    await this.write(
      changes.map(({ attempt: { _id, deadline }, pause }) => ({
        filter: { _id, status: 'open', deadline, 'pause.at': trusted({ $exists: false }) },
        update: { $set: { pause, deadline: pauseEnd(pause.at) } },
      })),
    );
    const at = new Map(changes.map(({ attempt, pause }) => [String(attempt._id), pause.at.getTime()]));
    return this.among(changes, ({ _id, pause }) => pause?.at.getTime() === at.get(String(_id)));
  }

  /**
   * Ends pauses that have not changed since the read, and moves deadlines by their length.
   * @returns ids of resumed attempts
   */
  async resume(attempts: readonly AttemptWithoutAnswers[], now: Date): Promise<Set<string>> {
    await this.write(
      attempts.map((attempt) => {
        const { _id, extraTime, pausedMs = 0, pause } = attempt;
        const at = pause?.at ?? now;
        const deadline = new Date(now.getTime() + (leftInPause(attempt) ?? 0));
        return {
          filter: { _id, status: 'open', extraTime, 'pause.at': at },
          update: {
            $set: { deadline, pausedMs: pausedMs + now.getTime() - at.getTime(), resumedAt: now },
            $unset: { pause: 1 },
          },
        };
      }),
    );
    return this.among(
      attempts.map((attempt) => ({ attempt })),
      ({ resumedAt }) => resumedAt?.getTime() === now.getTime(),
    );
  }

  private async write(updates: readonly { filter: object; update: object }[]): Promise<void> {
    if (updates.length === 0) return;
    const operations = updates.map((updateOne) => ({ updateOne })) as AnyBulkWriteOperation<AttemptRecord>[];
    await retryOnce(() => this.attempts.bulkWrite(operations, { ordered: false }));
  }

  /** Reads which attempts match afterwards, because a bulk write does not report it. */
  private async among(
    changes: readonly { attempt: { _id: ObjectId } }[],
    isDone: (attempt: AttemptWithoutAnswers) => boolean,
  ): Promise<Set<string>> {
    const found = await this.attempts
      .find({ _id: idIn(changes.map(({ attempt }) => attempt._id)) }, { pause: 1, resumedAt: 1 })
      .lean<AttemptWithoutAnswers[]>()
      .exec();
    return new Set(found.filter(isDone).map(({ _id }) => String(_id)));
  }
}
