import { type Model, trusted } from 'mongoose';
import { Page, type PageQuery } from '../../core/page';
import { type Projection, projectionFor } from '../../stores/projection';
import { filtersAfter, orderOf, rowsOf } from '../port/list-order';
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
import { ListIndex } from './list-index';
import { countRecords, isLongList } from './long-counts';
import { recordsOf, scanTexts } from './scan-texts';
import { momentOf, type TimeBounds, timeWindows } from './time-windows';

/** Maximum records read from the start of a long list by time windows. */
const WINDOWED = 1000;

interface Rows {
  filter: ListFilter;
  sort: ListSort;
  fields: Projection;
}

/**
 * Adapter for the launcher's store, which fetches and sorts all matches of a filter before it cuts
 * a page. A long list is answered by a {@link ListIndex}; without one, the store gets narrow ranges
 * of time and the narrow condition first, and long counts are reused.
 */
export class MemoryList<Stored> implements ListReader<Stored> {
  private readonly index?: ListIndex<Stored>;

  constructor(
    private readonly model: Model<Stored>,
    private readonly definition: ListDefinition,
  ) {
    const { inMemory, searched } = definition;
    if (inMemory) this.index = new ListIndex(model, { ...inMemory, ...(searched && { searched }) });
  }

  async page<Read = Stored>(query: PageQuery, options: PageOptions): Promise<Page<Read>> {
    const { page, pageSize } = query;
    const { sort, without } = options;
    const typed = query.search?.trim();
    const filter = this.narrowFirst(options.filter);
    const fields = projectionFor({ without });
    const skip = page === undefined ? 0 : (page - 1) * pageSize;
    const limit = page === undefined ? undefined : pageSize;
    const index = this.indexFor(typed);
    const most = limit ?? (typed ? Infinity : undefined);
    const asked = { sort: orderOf(sort), filter, search: typed };
    const known = most && (await index?.page<Read>(asked, { skip, limit: most, fields }));
    if (known) return new Page(known.items, known.total);
    if (typed) {
      const ids = await this.scannedIds(typed, { filter, sort, fields });
      if (!ids)
        return pageByWords(this.model, { ...this.words(typed), filter, sort, fields }, { skip, limit });
      const shown = ids.slice(skip, limit && skip + limit);
      return new Page(await recordsOf<Stored, Read>(this.model, shown, fields), ids.length);
    }
    const isWindowed = limit && skip + limit <= WINDOWED && isLongList(this.model, filter);
    const moment = isWindowed && momentOf(this.model, sort, -1);
    const [items, total] = await Promise.all([
      moment
        ? this.newest<Read>({ filter, sort, fields }, moment, skip + limit).then((rows) => rows.slice(skip))
        : this.rows<Read>({ filter, sort, fields }, limit, skip),
      this.counted(filter),
    ]);
    return new Page(items, total);
  }

  async after<Read = Stored>(options: AfterOptions): Promise<RowsAfter<Read>> {
    const { sort, after, limit } = options;
    const typed = options.search?.trim();
    const filter = this.narrowFirst(options.filter);
    const fields = projectionFor(options);
    const asked = { sort: orderOf(sort), filter, search: typed };
    const known = await this.indexFor(typed)?.after<Read>(asked, { cursor: after, limit, fields });
    if (known) return rowsOf(known, sort, limit);
    const { field, direction } = orderOf(sort);
    const isWindowed = isLongList(this.model, filter) && momentOf(this.model, sort, direction) !== undefined;
    const items: Read[] = [];
    for (const condition of filtersAfter(sort, filter, after))
      for (const where of isWindowed ? inWindows(field, direction, condition) : [condition]) {
        if (items.length === limit) break;
        items.push(...(await this.next<Read>({ filter: where, sort, fields }, typed, limit - items.length)));
      }
    return rowsOf(items, sort, limit);
  }

  async count(filter: ListFilter = {}): Promise<number> {
    const counted = this.definition.inMemory?.searchesOnly ? undefined : await this.index?.count(filter);
    return counted ?? this.counted(filter);
  }

  async warm(): Promise<void> {
    await this.index?.warm();
  }

  private indexFor(typed: string | undefined): ListIndex<Stored> | undefined {
    return typed || !this.definition.inMemory?.searchesOnly ? this.index : undefined;
  }

  private words(typed: string) {
    const words = this.definition.searched?.words;
    return { typed, ...(words !== undefined && { words }) };
  }

  private counted(filter: ListFilter): Promise<number> {
    return countRecords(this.model, filter, this.definition.absent);
  }

  /**
   * Puts conditions with an index of their own first: the store uses the first condition that has
   * one.
   */
  private narrowFirst(filter: ListFilter = {}): ListFilter {
    const { fields = [] } = this.definition.inMemory ?? {};
    const isNarrow = (path: string) => fields.length > 0 && !fields.includes(path) && !path.startsWith('$');
    return Object.fromEntries(
      Object.entries(filter).sort(([a], [b]) => Number(isNarrow(b)) - Number(isNarrow(a))),
    );
  }

  private rows<Read>({ filter, sort, fields }: Rows, limit?: number, skip = 0): Promise<Read[]> {
    const rows = this.model.find(filter, fields).sort(sort).skip(skip);
    if (limit) rows.limit(limit);
    return rows.lean<Read[]>().exec();
  }

  /** The newest records, window by window. */
  private async newest<Read>({ filter, ...rows }: Rows, moment: string, most: number): Promise<Read[]> {
    const { [moment]: bounds = {}, ...others } = filter;
    const items: Read[] = [];
    for (const window of timeWindows(bounds as TimeBounds, -1, new Date())) {
      const narrow = { [moment]: trusted(window), ...others };
      items.push(...(await this.rows<Read>({ ...rows, filter: narrow }, most - items.length)));
      if (items.length === most) break;
    }
    return items;
  }

  private async next<Read>(rows: Rows, typed: string | undefined, limit: number): Promise<Read[]> {
    if (!typed) return this.rows<Read>(rows, limit);
    const ids = await this.scannedIds(typed, rows, limit);
    if (ids) return recordsOf(this.model, ids, rows.fields);
    return rowsByWords(this.model, { ...this.words(typed), ...rows }, limit);
  }

  /** Ids of a scanning search; undefined if stored words answer it. */
  private async scannedIds(
    typed: string,
    { filter, sort }: Rows,
    limit = Infinity,
  ): Promise<unknown[] | undefined> {
    const searched = await this.index?.scanned();
    if (!searched) return undefined;
    const ids: unknown[] = [];
    for await (const id of scanTexts(this.model, { filter, sort, searched, typed }))
      if (ids.push(id) === limit) break;
    return ids;
  }
}

/**
 * Splits the query into narrow time ranges in the same order. A query for one moment, or without a
 * known start, is not split.
 */
function* inWindows(field: string, direction: 1 | -1, where: ListFilter): Generator<ListFilter, void> {
  const { [field]: bounds = {}, ...others } = where;
  const { $gt, $lt } = bounds as TimeBounds;
  if (bounds instanceof Date || (direction === 1 && !$gt)) yield where;
  else
    for (const window of timeWindows({ $gt, $lt }, direction, new Date()))
      // The narrow condition comes first, because the store uses the first condition that has an
      // index.
      yield { [field]: trusted(window), ...others };
}
