import type { Model } from 'mongoose';
import { AppError } from '../../core/app-error';
import { Page, type PageQuery } from '../../core/page';
import { hasTimedOut } from '../../stores/mongo-errors';
import { type Projection, projectionFor } from '../../stores/projection';
import { countMatches, isWhole } from '../port/list-counts';
import { filtersAfter, rowsOf } from '../port/list-order';
import type {
  AfterOptions,
  ListDefinition,
  ListFilter,
  ListReader,
  ListSort,
  PageOptions,
  RowsAfter,
} from '../port/list-reader';
import { pageByWords, rowsByWords } from '../port/word-search';
import { listLimits } from './list-limits';
import { isOfStoredWords, searchFilter } from './search-filter';

const TOO_LONG = 'This search takes too long. Choose a shorter period or a filter';

interface Rows {
  filter: ListFilter;
  sort: ListSort;
  fields: Projection;
}

/**
 * Adapter for MongoDB: compound indexes serve filter and order, counts are bounded, and nothing is
 * kept in memory.
 */
export class MongoList<Stored> implements ListReader<Stored> {
  constructor(
    private readonly model: Model<Stored>,
    private readonly definition: ListDefinition,
  ) {}

  async page<Read = Stored>(
    query: PageQuery,
    { sort, without, filter = {} }: PageOptions,
  ): Promise<Page<Read>> {
    const { page, pageSize } = query;
    const typed = query.search?.trim();
    const rows = { filter, sort, fields: projectionFor({ without }) };
    const [skip, limit] = page === undefined ? [0, undefined] : [(page - 1) * pageSize, pageSize];
    if (typed) return this.searched<Read>(typed, rows, skip, limit);
    if (limit === undefined) {
      const items = await this.find<Read>(rows);
      return new Page(items, items.length);
    }
    const [items, total] = await Promise.all([this.find<Read>(rows, limit, skip), this.total(filter)]);
    return new Page(items, total.count, total.isAtLeast);
  }

  async after<Read = Stored>({
    sort,
    filter = {},
    search,
    after,
    limit,
    ...shown
  }: AfterOptions): Promise<RowsAfter<Read>> {
    const typed = search?.trim();
    const fields = projectionFor(shown);
    const items: Read[] = [];
    for (const where of filtersAfter(sort, filter, after)) {
      if (items.length === limit) break;
      const rows = { filter: where, sort, fields };
      const left = limit - items.length;
      items.push(...(await (typed ? this.found<Read>(typed, rows, left) : this.find<Read>(rows, left))));
    }
    return rowsOf(items, sort, limit);
  }

  count(filter: ListFilter = {}): Promise<number> {
    return countMatches(this.model, filter, this.definition.absent);
  }

  warm(): Promise<void> {
    return Promise.resolve();
  }

  private find<Read>(
    { filter, sort, fields }: Rows,
    limit?: number,
    skip = 0,
    maxMs?: number,
  ): Promise<Read[]> {
    const rows = this.model.find(filter, fields).sort(sort).skip(skip);
    if (limit) rows.limit(limit);
    if (maxMs) rows.maxTimeMS(maxMs);
    return rows.lean<Read[]>().exec();
  }

  private async total(filter: ListFilter, maxMs?: number): Promise<{ count: number; isAtLeast?: true }> {
    const { absent } = this.definition;
    if (isWhole(filter, absent)) return { count: await countMatches(this.model, filter, absent) };
    const counting = this.model.countDocuments(filter).limit(listLimits.countedMax + 1);
    if (maxMs) counting.maxTimeMS(maxMs);
    const count = await counting.exec();
    const { countedMax } = listLimits;
    return count > countedMax ? { count: countedMax, isAtLeast: true } : { count };
  }

  private async searched<Read>(typed: string, rows: Rows, skip: number, limit?: number): Promise<Page<Read>> {
    const { searched } = this.definition;
    const byWords = () =>
      pageByWords<Stored, Read>(this.model, { ...this.words(typed), ...rows }, { skip, limit });
    if (!searched || isOfStoredWords(typed, searched)) return byWords();
    const matching = searchFilter(typed, searched);
    if (!matching) return new Page<Read>([], 0);
    const filter = { ...rows.filter, ...matching };
    return this.inTime(byWords, async () => {
      const [items, total] = await Promise.all([
        this.find<Read>({ ...rows, filter }, limit, skip, listLimits.searchMaxMs),
        this.total(filter, listLimits.searchMaxMs).catch(unlessTimedOut),
      ]);
      if (!total) return new Page(items, skip + items.length, true);
      return new Page(items, total.count, total.isAtLeast);
    });
  }

  private async found<Read>(typed: string, rows: Rows, limit: number): Promise<Read[]> {
    const { searched } = this.definition;
    const byWords = () => rowsByWords<Stored, Read>(this.model, { ...this.words(typed), ...rows }, limit);
    if (!searched || isOfStoredWords(typed, searched)) return byWords();
    const matching = searchFilter(typed, searched);
    if (!matching) return [];
    const filter = { ...rows.filter, ...matching };
    return this.inTime(byWords, () => this.find<Read>({ ...rows, filter }, limit, 0, listLimits.searchMaxMs));
  }

  private words(typed: string) {
    const words = this.definition.searched?.words;
    return { typed, ...(words !== undefined && { words }) };
  }

  /** Runs a search; if it takes too long, stored words answer it, which find beginnings only. */
  private async inTime<T>(byWords: () => Promise<T>, search: () => Promise<T>): Promise<T> {
    try {
      return await search();
    } catch (error) {
      if (!hasTimedOut(error)) throw error;
      if (this.definition.searched?.words !== undefined) return byWords();
      throw new AppError(503, 'OVERLOADED', TOO_LONG, { cause: error });
    }
  }
}

/** Undefined for a time-out: the first rows may be found in time although the full count is not. */
function unlessTimedOut(error: unknown): undefined {
  if (!hasTimedOut(error)) throw error;
}
