import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ACCESS_LIMITS } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import { ACCESS_SESSION_MODEL, type AccessSessionRecord } from './access-session.schema';

const DAY_MS = 24 * 3_600_000;
const SESSION_MS = ACCESS_LIMITS.sessionDays * DAY_MS;
const IDLE_MS = ACCESS_LIMITS.idleDays * DAY_MS;
/** Maximum sessions of a person; a new one ends the oldest. */
export const ACCESS_SESSIONS_MAX = 20;
const LISTED_MAX = ACCESS_SESSIONS_MAX * 2;

/** Ids of a person: a member, an applicant, or both. */
export interface PersonIds {
  member?: string;
  student?: string;
  /** Members who were merged into this one. */
  merged?: readonly string[];
}
type Renewed = Pick<AccessSessionRecord, '_id' | 'member'>;
type Filter = Record<string, unknown>;
type Person = Pick<
  AccessSessionRecord,
  'member' | 'student' | 'name' | 'email' | 'number' | 'isOrganisation'
>;
export type NewAccessSession = Person & Pick<AccessSessionRecord, 'secret' | 'device' | 'address'>;

@Injectable()
export class AccessSessionsRepository {
  constructor(@InjectModel(ACCESS_SESSION_MODEL) private readonly model: Model<AccessSessionRecord>) {}

  /** @returns id of the session */
  async insert(session: NewAccessSession, now = new Date()): Promise<string> {
    const _id = new Types.ObjectId();
    const endsAt = new Date(now.getTime() + SESSION_MS);
    await this.model.insertMany([{ _id, ...session, createdAt: now, lastSeenAt: now, endsAt }]);
    return _id.toString();
  }

  /** A running session. */
  async find(id: string, now = Date.now()): Promise<AccessSessionRecord | undefined> {
    const running = { _id: new Types.ObjectId(id), ...runningAt(now) };
    return (await this.model.findOne(running).lean<AccessSessionRecord>()) ?? undefined;
  }

  /** Running sessions of a person, the latest first. */
  async list(person: PersonIds, now = Date.now()): Promise<AccessSessionRecord[]> {
    const found = await Promise.all(filtersOf(person).map((filter) => this.listBy(filter, now)));
    // A session may have several ids of a person.
    const sessions = [...new Map(found.flat().map((each) => [each._id.toString(), each])).values()];
    return sessions.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, LISTED_MAX);
  }

  private listBy(filter: Filter, now: number): Promise<AccessSessionRecord[]> {
    return this.model
      .find({ ...filter, ...runningAt(now) })
      .sort({ createdAt: -1 })
      .limit(LISTED_MAX)
      .lean<AccessSessionRecord[]>();
  }

  /** Notes a renewal, and whom the session belongs to now. The ids of the sign-in outlast a merge. */
  async renew(session: Renewed, { member, student, ...known }: Person, now = new Date()): Promise<void> {
    const isMerged = session.member !== undefined && session.member !== member;
    const current = member === session.member ? undefined : member;
    const gone = { ...(!current && { currentMember: 1 }), ...(!isMerged && !student && { student: 1 }) };
    const update = {
      $set: {
        ...known,
        ...(current && { currentMember: current }),
        ...(!isMerged && student && { student }),
        lastSeenAt: now,
      },
      ...(Object.keys(gone).length > 0 && { $unset: gone }),
    };
    await this.model.updateOne({ _id: session._id }, update);
  }

  /** @returns true if it was there */
  async end(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: new Types.ObjectId(id) })).deletedCount === 1;
  }

  async endMany(ids: readonly Types.ObjectId[]): Promise<void> {
    if (ids.length > 0) await this.model.deleteMany({ _id: trusted({ $in: [...ids] }) });
  }

  /** Ends all sessions of a person. */
  async endAll(person: PersonIds): Promise<void> {
    for (const filter of filtersOf(person)) await this.model.deleteMany(filter);
  }
}

/** Any id suffices: an applicant's session stays theirs after the induction. Apart, so that each has its index. */
const filtersOf = ({ member, student, merged = [] }: PersonIds): Filter[] => {
  const members = trusted({ $in: [member, ...merged] });
  return [
    ...(member ? [{ member: members }, { currentMember: members }] : []),
    ...(student ? [{ student }] : []),
  ];
};

const runningAt = (now: number) => ({
  endsAt: trusted({ $gt: new Date(now) }),
  lastSeenAt: trusted({ $gt: new Date(now - IDLE_MS) }),
});
