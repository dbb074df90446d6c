import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';
import { UNGRADED_FIELDS, type UngradedAttempt } from './attempts.repository';

const overdue = (before: Date) => ({ status: 'open' as const, deadline: trusted({ $lt: before }) });

/** Attempts for the sweeper: overdue ones, and submitted ones that are not marked as graded. */
@Injectable()
export class DueAttemptsRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {}

  countOverdue(before: Date): Promise<number> {
    return this.attempts.countDocuments(overdue(before)).exec();
  }

  async findOverdueIds(before: Date, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.attempts
      .find(overdue(before), { _id: 1 })
      .limit(limit)
      .lean<Pick<AttemptRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  /** Submits an open attempt whose deadline is before `before`. @returns false if it is no longer open */
  async closeOverdue(id: Types.ObjectId, before: Date, submittedAt: Date): Promise<boolean> {
    const done = await this.attempts.updateOne(
      { _id: id, ...overdue(before) },
      { $set: { status: 'grading', submittedAt, closedBy: 'deadline' } },
    );
    return done.matchedCount === 1;
  }

  /** Attempts submitted before `before` and not marked as graded, by deadline, in pages. */
  async *findUngraded(before: Date, limit: number): AsyncGenerator<UngradedAttempt[]> {
    let found: UngradedAttempt[] = [];
    let last: Date | undefined;
    // Attempts with the same deadline, as in a paused hall, may span pages, so those already returned are excluded.
    let ofLast: Types.ObjectId[] = [];
    do {
      found = await this.attempts
        .find(
          {
            status: 'grading',
            submittedAt: trusted({ $lt: before }),
            ...(last && {
              deadline: trusted({ $gte: last }),
              _id: trusted({ $nin: ofLast }),
            }),
          },
          UNGRADED_FIELDS,
        )
        .sort({ deadline: 1 })
        .limit(limit)
        .lean<UngradedAttempt[]>()
        .exec();
      if (found.length > 0) yield found;
      const deadline = found.at(-1)?.deadline;
      const same = found.filter((each) => each.deadline.getTime() === deadline?.getTime());
      ofLast = [...(deadline?.getTime() === last?.getTime() ? ofLast : []), ...same.map(({ _id }) => _id)];
      last = deadline;
    } while (found.length === limit);
  }
}
