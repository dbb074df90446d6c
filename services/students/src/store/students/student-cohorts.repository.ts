import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, Types } from 'mongoose';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';

/** A student as found by id or e-mail. */
export type Findable = Pick<StudentRecord, '_id' | 'email' | 'archivedAt' | 'cohorts'>;

/** Maximum number of ids in one statement. */
const BATCH = 500;

/** Condition that a student is in the cohort. */
export const inCohort = (cohort: string) => ({ cohorts: new Types.ObjectId(cohort) });

/** Memberships in cohorts. Each change of a record is idempotent, so that an interrupted call may be repeated. */
@Injectable()
export class StudentCohortsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  /** Includes archived students. */
  findByIds(ids: readonly string[]): Promise<Findable[]> {
    return inBatches(ids, (some) => this.find({ _id: trusted({ $in: some }) }));
  }

  /** Includes archived students. */
  findByEmails(emails: readonly string[]): Promise<Findable[]> {
    return inBatches(emails, (some) => this.find({ email: trusted({ $in: some }) }));
  }

  /** @returns number of added students, without archived ones and existing members */
  async add(cohort: string, ids: readonly string[]): Promise<number> {
    const done = await inBatches(ids, async (some) => {
      const cohorts = new Types.ObjectId(cohort);
      const where = {
        _id: trusted({ $in: some }),
        archivedAt: null,
        cohorts: trusted({ $ne: cohorts }),
      };
      return [(await this.model.updateMany(where, { $addToSet: { cohorts } })).modifiedCount];
    });
    return done.reduce((sum, count) => sum + count, 0);
  }

  /** @returns number of removed members */
  async take(cohort: string, ids: readonly string[]): Promise<number> {
    const done = await inBatches(ids, async (some) => {
      const cohorts = new Types.ObjectId(cohort);
      const where = { _id: trusted({ $in: some }), cohorts };
      return [(await this.model.updateMany(where, { $pull: { cohorts } })).modifiedCount];
    });
    return done.reduce((sum, count) => sum + count, 0);
  }

  async takeAll(cohort: string): Promise<void> {
    const cohorts = new Types.ObjectId(cohort);
    await this.model.updateMany({ cohorts }, { $pull: { cohorts } });
  }

  /** Includes archived students, who remain members. */
  count(cohort: string): Promise<number> {
    return this.model.countDocuments({ cohorts: new Types.ObjectId(cohort) });
  }

  /** Ids of members who are not archived. */
  async idsOf(cohort: string): Promise<string[]> {
    const found = await this.model
      .find({ cohorts: new Types.ObjectId(cohort), archivedAt: null }, { _id: 1 })
      .lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** Ids of a student's cohorts, which may include removed ones; also for archived students. */
  async cohortsOf(student: string): Promise<Types.ObjectId[]> {
    return (await this.model.findOne({ _id: student }, { cohorts: 1 }).lean())?.cohorts ?? [];
  }

  private find(where: Record<string, unknown>): Promise<Findable[]> {
    return this.model.find(where, { email: 1, archivedAt: 1, cohorts: 1 }).lean<Findable[]>().exec();
  }
}

async function inBatches<T>(
  values: readonly string[],
  apply: (some: string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < values.length; from += BATCH)
    all.push(...(await apply(values.slice(from, from + BATCH))));
  return all;
}
