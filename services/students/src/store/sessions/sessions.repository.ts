import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import { SESSION_MODEL, type SessionRecord } from './session.schema';

export type NewSession = Pick<SessionRecord, 'ver' | 'device' | 'address'> & { staff: string };

/** Maximum number of concurrent sessions of an account; a new one ends the oldest. */
export const SESSIONS_MAX = 50;
/** Minimum interval between writes of `lastSeenAt`. */
const SEEN_STEP_MS = 5 * 60_000;
export const SESSION_MS = LIMITS.staffSignInHours * 3600 * 1000;
const IDLE_MS = LIMITS.staffIdleHours * 3600 * 1000;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION_MODEL) private readonly model: Model<SessionRecord>) {}

  /** @returns id of the session */
  async insert({ staff, ...session }: NewSession): Promise<string> {
    const createdAt = new Date();
    const record: SessionRecord = {
      _id: new Types.ObjectId(),
      staff: new Types.ObjectId(staff),
      ...session,
      createdAt,
      lastSeenAt: createdAt,
      endsAt: new Date(createdAt.getTime() + SESSION_MS),
    };
    await this.model.insertMany([record]);
    return record._id.toString();
  }

  /** Running sessions of an account, latest first. */
  list(staff: string, ver: number): Promise<SessionRecord[]> {
    return this.model
      .find({ ...runningOf(staff), ver })
      .sort({ createdAt: -1 })
      .limit(SESSIONS_MAX)
      .lean<SessionRecord[]>();
  }

  /** @returns true if it was a running session of the account */
  async end(staff: string, id: string): Promise<boolean> {
    const filter = { _id: new Types.ObjectId(id), ...runningOf(staff) };
    const done = await this.model.updateOne(filter, { $set: { endedAt: new Date() } });
    return done.modifiedCount === 1;
  }

  /** Ends all running sessions of an account except one. @returns the ended sessions */
  async endOthers(staff: string, except: string | undefined): Promise<EndedSession[]> {
    const filter = {
      ...runningOf(staff),
      ...(except && { _id: trusted({ $ne: new Types.ObjectId(except) }) }),
    };
    const found = await this.model.find(filter, ENDED_FIELDS).lean<EndedRecord[]>();
    if (found.length > 0) await this.model.updateMany(filter, { $set: { endedAt: new Date() } });
    return found.map(toEnded);
  }

  /** Ends the oldest running sessions above {@link SESSIONS_MAX}. @returns the latest of them */
  async endBeyondMax(staff: string): Promise<EndedSession | undefined> {
    const running = runningOf(staff);
    const [last] = await this.model
      .find(running, { ...ENDED_FIELDS, createdAt: 1 })
      .sort({ createdAt: -1 })
      .skip(SESSIONS_MAX)
      .limit(1)
      .lean<SessionRecord[]>();
    if (!last) return undefined;
    const oldest = { ...running, createdAt: trusted({ $lte: last.createdAt }) };
    await this.model.updateMany(oldest, { $set: { endedAt: new Date() } });
    return toEnded(last);
  }

  /** Keeps a session valid while the account's other tokens are voided. */
  async setVersion(id: string, ver: number): Promise<void> {
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { ver } });
  }

  async noteSeen(id: string): Promise<void> {
    const now = Date.now();
    // A session that ended by idleness stays ended.
    const seen = { $lt: new Date(now - SEEN_STEP_MS), $gt: new Date(now - IDLE_MS) };
    await this.model.updateOne(
      { _id: new Types.ObjectId(id), lastSeenAt: trusted(seen) },
      { $set: { lastSeenAt: new Date(now) } },
    );
  }

  /** Sessions that ended after a time, also by idleness, and whose tokens have not expired. */
  async endedSince(moment: Date): Promise<EndedSession[]> {
    const now = Date.now();
    const idle = {
      lastSeenAt: trusted({ $lte: new Date(now - IDLE_MS), $gt: new Date(moment.getTime() - IDLE_MS) }),
      endsAt: trusted({ $gt: new Date(now) }),
    };
    const ended = { endedAt: trusted({ $gt: moment }), endsAt: idle.endsAt };
    const found = await Promise.all(
      [ended, idle].map((filter) => this.model.find(filter, ENDED_FIELDS).lean<EndedRecord[]>()),
    );
    return found.flat().map(toEnded);
  }
}

const ENDED_FIELDS = { staff: 1, endsAt: 1 } as const;
type EndedRecord = Pick<SessionRecord, '_id' | 'staff' | 'endsAt'>;

/** A session whose tokens are void. */
export interface EndedSession {
  id: string;
  staff: string;
  endsAt: Date;
}

const toEnded = ({ _id, staff, endsAt }: EndedRecord): EndedSession => ({
  id: _id.toString(),
  staff: staff.toString(),
  endsAt,
});

const runningOf = (staff: string) => ({
  staff: new Types.ObjectId(staff),
  endedAt: null,
  endsAt: trusted({ $gt: new Date() }),
  lastSeenAt: trusted({ $gt: new Date(Date.now() - IDLE_MS) }),
});
