import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { HALL_OPEN_MS, HALL_STATES, type HallListQuery, type HallState } from '@concord/contracts';
import { Page, projectionFor, SEARCH_FIELDS, searchFields, searchStages } from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import type { InterventionRecord } from '../parts/intervention.schema';
import { HALL_MODEL, type HallRecord, type HallRow } from './hall.schema';

type Id = string | Types.ObjectId;

/** Fields of a session that staff type, and its members. */
export type HallContent = Pick<
  HallRecord,
  'name' | 'room' | 'startsAt' | 'invigilators' | 'exams' | 'students'
>;

const absent = () => trusted({ $exists: false });
const present = () => trusted({ $exists: true });

@Injectable()
export class HallsRepository {
  constructor(@InjectModel(HALL_MODEL) private readonly halls: Model<HallRecord>) {}

  async insert(hall: Omit<HallRecord, 'size' | 'words' | 'beginnings'>): Promise<HallRecord> {
    const record = { ...hall, size: hall.students.length, ...searchFields([hall.name, hall.room]) };
    await this.halls.insertMany([record]);
    return record;
  }

  /** Running sessions first, the latest start first; then upcoming ones, the next one first; then past ones. */
  async list({ state, page, pageSize, ...asked }: HallListQuery, now = new Date()): Promise<Page<HallRow>> {
    const found = asked.search?.trim() ? searchStages(asked.search) : [];
    if (!found) return new Page<HallRow>([], 0);
    const [{ $match: beginning } = { $match: {} }, { $match: words } = { $match: {} }] = found;
    // Typed digits may also stand inside a number, so that it is a choice of beginnings.
    const { beginnings } = beginning as { beginnings?: string | object };
    const begins = typeof beginnings === 'object' ? { beginnings: trusted(beginnings) } : beginning;
    const rows: HallRow[] = [];
    let [total, skip] = [0, (page - 1) * pageSize];
    for (const each of HALL_STATES) {
      if (state && each !== state) continue;
      const { startsAt, conditions } = inState(each, now, asked);
      const where = { ...begins, startsAt, $and: [words, ...conditions] };
      const count = await this.halls.countDocuments(where);
      total += count;
      const limit = pageSize - rows.length;
      if (limit > 0 && skip < count) rows.push(...(await this.read(where, each, { skip, limit })));
      skip = Math.max(0, skip - count);
    }
    return new Page(rows, total);
  }

  private read(
    where: Record<string, unknown>,
    state: HallState,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<HallRow[]> {
    const direction = state === 'upcoming' ? 1 : -1;
    return this.halls
      .find(where, projectionFor({ without: ['students', ...SEARCH_FIELDS] }))
      .sort({ startsAt: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean<HallRow[]>()
      .exec();
  }

  find(id: Id): Promise<HallRecord | null> {
    return this.halls.findOne({ _id: id }).lean<HallRecord>().exec();
  }

  findMany(ids: readonly Id[]): Promise<HallRecord[]> {
    return this.halls
      .find({ _id: trusted({ $in: [...ids] }) })
      .lean<HallRecord[]>()
      .exec();
  }

  /** Paused sessions; there are few. */
  findPaused(): Promise<HallRecord[]> {
    return this.halls.find({ 'pause.at': present() }).lean<HallRecord[]>().exec();
  }

  /** @returns false if it is gone, or its revision differs */
  async update({ _id, revision }: HallRecord, content: HallContent): Promise<boolean> {
    const { name, room, students } = content;
    const change = { ...content, size: students.length, ...searchFields([name, room]) };
    const done = await this.halls.updateOne({ _id, revision }, { $set: change, $inc: { revision: 1 } });
    return done.matchedCount === 1;
  }

  /** @returns false if it is paused or has ended */
  async end(id: Id, endedAt: Date): Promise<boolean> {
    const open = { _id: id, endedAt: absent(), 'pause.at': absent() };
    return (await this.halls.updateOne(open, { $set: { endedAt } })).matchedCount === 1;
  }

  /** @returns false if it is paused or gone */
  async remove(id: Id): Promise<boolean> {
    return (await this.halls.deleteOne({ _id: id, 'pause.at': absent() })).deletedCount === 1;
  }

  /** @returns false if it is already paused, has ended, or is gone */
  async pause(id: Id, pause: InterventionRecord): Promise<boolean> {
    const open = { _id: id, endedAt: absent(), 'pause.at': absent() };
    return (await this.halls.updateOne(open, { $set: { pause } })).matchedCount === 1;
  }

  /** Ends the pause that began at `at`. @returns false if it has ended already */
  async resume(id: Id, at: Date, resumed: InterventionRecord): Promise<boolean> {
    const change = { $set: { resumed }, $unset: { pause: 1 } };
    return (await this.halls.updateOne({ _id: id, 'pause.at': at }, change)).matchedCount === 1;
  }
}

type Period = Pick<HallListQuery, 'from' | 'to' | 'ended'>;

/** Filter by state, as `hallStateOf` defines it, and by period. It always bounds `startsAt`, which is indexed. */
function inState(state: HallState, now: Date, { from, to, ended }: Period) {
  const open = new Date(now.getTime() - HALL_OPEN_MS);
  const after = [new Date(0), ...(from ? [new Date(Date.parse(from) - 1)] : [])];
  const before = to ? [new Date(to)] : [];
  // Bounds are exclusive, as in `timeRange`.
  if (state === 'now') after.push(new Date(open.getTime() - 1));
  if (state === 'now') before.push(new Date(now.getTime() + 1));
  if (state === 'upcoming') after.push(now);
  const over = [{ endedAt: present() }, { startsAt: trusted({ $lt: open }) }];
  return {
    startsAt: trusted({
      $gt: new Date(Math.max(...after.map(Number))),
      ...(before.length > 0 && { $lt: new Date(Math.min(...before.map(Number))) }),
    }),
    conditions: [
      state === 'past' ? { $or: over } : { endedAt: absent() },
      ...(ended === undefined ? [] : [{ endedAt: ended ? present() : absent() }]),
    ],
  };
}
