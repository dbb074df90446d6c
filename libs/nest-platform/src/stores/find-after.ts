import type { ExportCursor } from '@concord/contracts';
import { type Model, trusted, Types } from 'mongoose';
import { orderOf } from './find-page';
import { projectionFor, valueAt } from './projection';
import type { ListIndex } from './list-index';
import { isLongList } from './long-counts';
import { recordsOf, scanTexts } from './scan-texts';
import { searchStages } from './search-words';
import { momentOf, type TimeBounds, timeWindows } from './time-windows';

export interface AfterOptions<Stored> {
  /** One field, and `_id` in the same direction unless the field is unique. */
  sort: Record<string, 1 | -1>;
  /** Filter of the whole list. Values have their stored types; operators are marked by `trusted`. */
  filter?: Record<string, unknown>;
  search?: string;
  /** Fields not to read; not the sort field. */
  without?: readonly string[];
  /** The only fields to read, including the sort field; the launcher's store takes half the time for few. */
  only?: readonly string[];
  /** Last row of the previous page. */
  after?: ExportCursor;
  limit: number;
  /** Answers instead of the store if the list is long. */
  index?: ListIndex<Stored>;
}

/** Some records of a list, and the start of the next ones. */
export interface RowsAfter<Read> {
  readonly items: Read[];
  readonly next?: ExportCursor;
}

type Filter = Record<string, unknown>;

/**
 * Reads a list after a known record (keyset paging), to read all of it: no record is read twice,
 * and each page costs the same. Reads records with the same value first, then those beyond it; the
 * sort's index serves both queries, unlike an `$or`.
 *
 * @example
 * const { items, next } = await findAfter<MailRecord>(this.mails, { sort: NEWEST_FIRST, filter, after, limit: 1000 });
 */
export async function findAfter<Stored extends { _id: unknown }, Read = Stored>(
  model: Model<Stored>,
  options: AfterOptions<Stored>,
): Promise<RowsAfter<Read>> {
  const { sort, filter = {}, search, after, limit, index } = options;
  const { field, direction } = orderOf(sort);
  const query = { sort: { field, direction }, filter, search };
  const known = await index?.after<Read>(query, { cursor: after, limit, fields: projectionFor(options) });
  if (known) return rowsOf(known, field, limit);
  const items: Read[] = [];
  const isWindowed = isLongList(model, filter) && momentOf(model, sort, direction) !== undefined;
  const conditions = positions(field, sort, filter, after).map((position) => ({ ...filter, ...position }));
  for (const condition of conditions)
    for (const where of isWindowed ? inWindows(field, direction, condition) : [condition]) {
      if (items.length === limit) break;
      items.push(...(await read<Stored, Read>(model, options, where, limit - items.length)));
    }
  return rowsOf(items, field, limit);
}

function rowsOf<Read>(items: Read[], field: string, limit: number): RowsAfter<Read> {
  const last = items.at(-1);
  return { items, ...(last !== undefined && items.length === limit && { next: cursorOf(last, field) }) };
}

/** Conditions for records after a known one: the same value and a later id, or a value beyond. */
function positions(
  field: string,
  sort: Record<string, 1 | -1>,
  filter: Filter,
  after?: ExportCursor,
): Filter[] {
  if (!after) return [{}];
  const beyond = sort[field] === -1 ? '$lt' : '$gt';
  const value = after.moment === undefined ? (after.text ?? '') : new Date(after.moment);
  const same = { [field]: value, _id: trusted({ [beyond]: new Types.ObjectId(after.id) }) };
  const known = filter[field];
  // If the filter fixes the value, there is none beyond it.
  if (known !== undefined && !isRange(known)) return [same];
  const range = { [field]: trusted({ ...(known as object | undefined), [beyond]: value }) };
  return '_id' in sort ? [same, range] : [range];
}

/** Splits the query into narrow time ranges in the same order; single moments and unknown starts stay one query. */
function* inWindows(field: string, direction: 1 | -1, where: Filter): Generator<Filter, void> {
  const { [field]: bounds = {}, ...others } = where;
  const { $gt, $lt } = bounds as TimeBounds;
  if (bounds instanceof Date || (direction === 1 && !$gt)) yield where;
  else
    for (const window of timeWindows({ $gt, $lt }, direction, new Date()))
      // The narrow condition comes first: SecantusDB uses the first one that has an index.
      yield { [field]: trusted(window), ...others };
}

const isRange = (condition: unknown) =>
  condition !== null &&
  typeof condition === 'object' &&
  Object.keys(condition).some((name) => name.startsWith('$'));

async function read<Stored, Read>(
  model: Model<Stored>,
  { sort, search, without, only, index }: AfterOptions<Stored>,
  filter: Filter,
  limit: number,
): Promise<Read[]> {
  const typed = search?.trim();
  const searched = typed ? await index?.scanned() : undefined;
  if (typed && searched) {
    const ids: unknown[] = [];
    for await (const id of scanTexts(model, { filter, sort, searched, typed }))
      if (ids.push(id) === limit) break;
    return recordsOf(model, ids, projectionFor({ without, only }));
  }
  if (typed) {
    const matching = searchStages(typed, index?.storedWords);
    if (!matching) return [];
    const fields = projectionFor({ without, only });
    const shown = Object.keys(fields).length > 0 ? [{ $project: fields }] : [];
    return model
      .aggregate<Read>([...matching, { $match: filter }, { $sort: sort }, { $limit: limit }, ...shown])
      .exec();
  }
  return model.find(filter, projectionFor({ without, only })).sort(sort).limit(limit).lean<Read[]>().exec();
}

function cursorOf(record: unknown, field: string): ExportCursor {
  const value = valueAt(record, field);
  const id = String((record as { _id: unknown })._id);
  if (value instanceof Date) return { id, moment: value.toISOString() };
  return typeof value === 'string' ? { id, text: value } : { id };
}
