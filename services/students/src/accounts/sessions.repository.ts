import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import { SESSION_MODEL, type SessionRecord } from './session.schema';

export type NewSession = Pick<SessionRecord, 'ver' | 'device' | 'address'> & { staff: string };

/** The longest list; more sign-ins within twelve hours are those of a program. */
const LIST_MAX = 100;
/** `lastSeenAt` is written this rarely. */
const SEEN_STEP_MS = 5 * 60_000;
export const SESSION_MS = LIMITS.staffSignInHours * 3600 * 1000;
const IDLE_MS = LIMITS.staffIdleHours * 3600 * 1000;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION_MODEL) private readonly model: Model<SessionRecord>) {}

  /** @returns the session's id. */
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

  /** The running sessions of an account, the latest first. */
  list(staff: string, ver: number): Promise<SessionRecord[]> {
    return this.model
      .find({ ...runningOf(staff), ver })
      .sort({ createdAt: -1 })
      .limit(LIST_MAX)
      .lean<SessionRecord[]>();
  }

  /** @returns whether it was running and the account's own. */
  async end(staff: string, id: string): Promise<boolean> {
    const filter = { _id: new Types.ObjectId(id), ...runningOf(staff) };
    const done = await this.model.updateOne(filter, { $set: { endedAt: new Date() } });
    return done.modifiedCount === 1;
  }

  /** Ends all running sessions of an account but the given one. @returns how many they were. */
  async endOthers(staff: string, except: string | undefined): Promise<number> {
    const filter = {
      ...runningOf(staff),
      ...(except && { _id: trusted({ $ne: new Types.ObjectId(except) }) }),
    };
    return (await this.model.updateMany(filter, { $set: { endedAt: new Date() } })).modifiedCount;
  }

  /** Keeps a session while the account's other tokens are voided. */
  async setVersion(id: string, ver: number): Promise<void> {
    await this.model.updateOne({ _id: new Types.ObjectId(id) }, { $set: { ver } });
  }

  async noteSeen(id: string): Promise<void> {
    const now = Date.now();
    // Not one that has ended by idleness: it stays ended.
    const seen = { $lt: new Date(now - SEEN_STEP_MS), $gt: new Date(now - IDLE_MS) };
    await this.model.updateOne(
      { _id: new Types.ObjectId(id), lastSeenAt: trusted(seen) },
      { $set: { lastSeenAt: new Date(now) } },
    );
  }

  /** Ids of the sessions that were ended, by somebody or by idleness, and whose tokens have not expired. */
  async endedIds(): Promise<string[]> {
    const now = Date.now();
    const since = new Date(now - SESSION_MS);
    const idle = {
      lastSeenAt: trusted({ $lte: new Date(now - IDLE_MS) }),
      endsAt: trusted({ $gt: new Date(now) }),
    };
    const found = await Promise.all([
      this.model.find({ endedAt: trusted({ $gt: since }) }, { _id: 1 }).lean(),
      this.model.find(idle, { _id: 1 }).lean(),
    ]);
    return [...new Set(found.flat().map(({ _id }) => _id.toString()))];
  }
}

const runningOf = (staff: string) => ({
  staff: new Types.ObjectId(staff),
  endedAt: null,
  endsAt: trusted({ $gt: new Date() }),
  lastSeenAt: trusted({ $gt: new Date(Date.now() - IDLE_MS) }),
});
