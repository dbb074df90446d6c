import { wordsMatcher } from '@concord/institute';
import { type Model, trusted } from 'mongoose';
import { projectionFor } from '../../stores/projection';
import { type Searched, searchedPaths, searchedText } from '../port/searched-text';

const CURSOR_BATCH = 500;

interface Scan {
  filter: Record<string, unknown>;
  sort: Record<string, 1 | -1>;
  searched: Searched;
  typed: string;
}

/**
 * Searches records by texts and names without stored search fields: scans everything that the
 * filter finds. For lists that are short, or too long for memory; others are searched in memory.
 * @yields ids of matching records, in list order
 */
export async function* scanTexts<Stored>(
  model: Model<Stored>,
  { filter, sort, searched, typed }: Scan,
): AsyncGenerator<unknown, void> {
  const matches = wordsMatcher(typed);
  if (!matches) return;
  const cursor = model
    .find(filter, projectionFor({ only: searchedPaths(searched) }))
    .sort(sort)
    .lean<{ _id: unknown }>()
    .cursor({ batchSize: CURSOR_BATCH });
  for await (const record of cursor) if (matches(searchedText(searched, record))) yield record._id;
}

/** Records with these ids, in this order. */
export async function recordsOf<Stored, Read>(
  model: Model<Stored>,
  ids: readonly unknown[],
  fields: Record<string, 0 | 1>,
): Promise<Read[]> {
  if (ids.length === 0) return [];
  const found = await model
    .find({ _id: trusted({ $in: [...ids] }) }, fields)
    .lean<Read[]>()
    .exec();
  const byId = new Map(found.map((record) => [String((record as { _id: unknown })._id), record]));
  return ids.flatMap((id) => byId.get(String(id)) ?? []);
}
