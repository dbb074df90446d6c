import type { ExportCursor } from '@concord/contracts';
import { trusted, Types } from 'mongoose';
import { valueAt } from '../../stores/projection';
import type { ListFilter, ListSort, RowsAfter } from './list-reader';

/** Field and direction of a sort, whose last field is the tie-breaker. */
export function orderOf(sort: ListSort): { field: string; direction: 1 | -1 } {
  const [[field, direction] = ['_id', 1] as const] = Object.entries(sort);
  return { field, direction };
}

/**
 * Filters for the records after a known one, to read in this order: records with the same value and
 * a later id, then records with a later value. The sort's index serves both, unlike an `$or`.
 */
export function filtersAfter(sort: ListSort, filter: ListFilter, after?: ExportCursor): ListFilter[] {
  if (!after) return [filter];
  const { field, direction } = orderOf(sort);
  const beyond = direction === -1 ? '$lt' : '$gt';
  const value = after.moment === undefined ? (after.text ?? '') : new Date(after.moment);
  const same = { ...filter, [field]: value, _id: trusted({ [beyond]: new Types.ObjectId(after.id) }) };
  const known = filter[field];
  // If the filter fixes the value, there is no later one.
  if (known !== undefined && !isRange(known)) return [same];
  const range = { ...filter, [field]: trusted({ ...(known as object | undefined), [beyond]: value }) };
  return '_id' in sort ? [same, range] : [range];
}

const isRange = (condition: unknown) =>
  condition !== null &&
  typeof condition === 'object' &&
  Object.keys(condition).some((name) => name.startsWith('$'));

/** Answer of a keyset read: a full page has a next position. */
export function rowsOf<Read>(items: Read[], sort: ListSort, limit: number): RowsAfter<Read> {
  const last = items.at(-1);
  const hasNext = last !== undefined && items.length === limit;
  return { items, ...(hasNext && { next: cursorOf(last, orderOf(sort).field) }) };
}

function cursorOf(record: unknown, field: string): ExportCursor {
  const value = valueAt(record, field);
  const id = String((record as { _id: unknown })._id);
  if (value instanceof Date) return { id, moment: value.toISOString() };
  return typeof value === 'string' ? { id, text: value } : { id };
}
