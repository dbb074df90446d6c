import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { HallListQuery } from '@concord/contracts';
import { findPage, type Page, SEARCH_FIELDS, searchFields } from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import type { InterventionRecord } from '../shared/intervention.schema';
import { HALL_MODEL, type HallRecord, type HallRow } from './hall.schema';

type Id = string | Types.ObjectId;

/** What staff type of a session, and who is in it. */
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

  /** The latest start first. */
  list({ from, to, ended, ...query }: HallListQuery): Promise<Page<HallRow>> {
    const start = { ...(from && { $gte: new Date(from) }), ...(to && { $lt: new Date(to) }) };
    return findPage<HallRecord, HallRow>(this.halls, query, {
      sort: { startsAt: -1, _id: -1 },
      without: ['students', ...SEARCH_FIELDS],
      filter: {
        ...((from ?? to) && { startsAt: trusted(start) }),
        ...(ended !== undefined && { endedAt: ended ? present() : absent() }),
      },
    });
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

  /** Those that are paused: few. */
  findPaused(): Promise<HallRecord[]> {
    return this.halls.find({ 'pause.at': present() }).lean<HallRecord[]>().exec();
  }

  /** @returns false when it is gone, or another revision. */
  async update({ _id, revision }: HallRecord, content: HallContent): Promise<boolean> {
    const { name, room, students } = content;
    const change = { ...content, size: students.length, ...searchFields([name, room]) };
    const done = await this.halls.updateOne({ _id, revision }, { $set: change, $inc: { revision: 1 } });
    return done.matchedCount === 1;
  }

  /** @returns false when it is paused or has ended. */
  async end(id: Id, endedAt: Date): Promise<boolean> {
    const open = { _id: id, endedAt: absent(), 'pause.at': absent() };
    return (await this.halls.updateOne(open, { $set: { endedAt } })).matchedCount === 1;
  }

  /** @returns false when it is paused or gone. */
  async remove(id: Id): Promise<boolean> {
    return (await this.halls.deleteOne({ _id: id, 'pause.at': absent() })).deletedCount === 1;
  }

  /** @returns false when it is paused already, has ended, or is gone. */
  async pause(id: Id, pause: InterventionRecord): Promise<boolean> {
    const open = { _id: id, endedAt: absent(), 'pause.at': absent() };
    return (await this.halls.updateOne(open, { $set: { pause } })).matchedCount === 1;
  }

  /** Ends the pause that began at `at`. @returns false when it has ended already. */
  async resume(id: Id, at: Date, resumed: InterventionRecord): Promise<boolean> {
    const change = { $set: { resumed }, $unset: { pause: 1 } };
    return (await this.halls.updateOne({ _id: id, 'pause.at': at }, change)).matchedCount === 1;
  }
}
