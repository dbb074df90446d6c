import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  conflict,
  findPage,
  foldText,
  type Page,
  type PageQuery,
  SEARCH_FIELDS,
  searchFields,
  unlessDuplicate,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { COHORT_MODEL, type CohortProjection, type CohortRecord } from './cohort.schema';

const HIDDEN_FIELDS = [...SEARCH_FIELDS, 'nameKey'];

@Injectable()
export class CohortsRepository {
  constructor(@InjectModel(COHORT_MODEL) private readonly model: Model<CohortRecord>) {}

  /** @throws AppError 409 if the name is taken */
  async insert(cohort: Omit<CohortProjection, '_id'>): Promise<CohortProjection> {
    const record = { _id: new Types.ObjectId(), ...cohort, ...namesOf(cohort.name) };
    if (!(await unlessDuplicate(() => this.model.insertMany([record])))) throw nameTaken();
    return record;
  }

  /**
   * Cohorts by name.
   * @param ids restricts the list to these
   */
  list(query: PageQuery, ids?: readonly Types.ObjectId[]): Promise<Page<CohortProjection>> {
    return findPage(this.model, query, {
      sort: { nameKey: 1 },
      without: HIDDEN_FIELDS,
      filter: ids ? { _id: trusted({ $in: [...ids] }) } : {},
    });
  }

  async find(id: string): Promise<CohortProjection | undefined> {
    return (await this.model.findOne({ _id: id }).lean<CohortProjection>()) ?? undefined;
  }

  async namesOf(ids: readonly Types.ObjectId[]): Promise<string[]> {
    const found = await this.model.find({ _id: trusted({ $in: [...ids] }) }, { name: 1 }).lean();
    return found.map(({ name }) => name);
  }

  /** @returns false if it is gone @throws AppError 409 if the name is taken */
  async rename(id: string, name: string): Promise<boolean> {
    const done = await unlessDuplicate(() =>
      this.model.updateOne({ _id: id }, { $set: { name, ...namesOf(name) } }).exec(),
    );
    if (!done) throw nameTaken();
    return done.matchedCount === 1;
  }

  /** @returns true if it existed */
  async remove(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}

/** Key and search words for a name. */
const namesOf = (name: string) => ({
  nameKey: foldText(name).replace(/\s+/gu, ' ').trim(),
  ...searchFields([name]),
});

const nameTaken = () => conflict('CONFLICT', 'There is already a cohort with this name');
