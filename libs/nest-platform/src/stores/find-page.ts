import { type Model, trusted } from 'mongoose';
import { Page, type PageQuery } from '../core/page';
import type { ListIndex } from './list-index';
import { countRecords, isLongList } from './long-counts';
import { projectionFor } from './projection';
import { recordsOf, scanTexts } from './scan-texts';
import { searchStages } from './search-words';
import { momentOf, type TimeBounds, timeWindows } from './time-windows';

/** Maximum records read from the start of a long list by time windows. */
const WINDOWED = 1000;

export interface ListOptions<Stored> {
  /** Field paths; the last one is unique, so that no record is on two pages. */
  sort: Record<string, 1 | -1>;
  /** Fields not to read. */
  without?: readonly string[];
  /** Filter of the whole list. Values have their stored types; operators are marked by `trusted`. */
  filter?: Record<string, unknown>;
  /** Number of matches, if counting them by the filter would scan; a `longCount` of the filter. */
  count?: () => Promise<number>;
  /** Answers instead of the store if the list is long. */
  index?: ListIndex<Stored>;
}

/**
 * Reads one page of a collection as plain objects, or the whole list if the query has no `page`.
 * For a query with `search` the records must have {@link SearchFields}, or the index defines what
 * is searched. The total costs no scan without search and filter.
 *
 * @example
 * const NEWEST = { createdAt: -1, _id: -1 } as const;
 * findPage<MailRecord, MailRow>(this.mails, query, { sort: NEWEST, without: ['html', ...SEARCH_FIELDS] });
 */
export async function findPage<Stored, Read = Stored>(
  model: Model<Stored>,
  { page, pageSize, search }: PageQuery,
  { sort, without, filter = {}, count, index }: ListOptions<Stored>,
): Promise<Page<Read>> {
  const fields = projectionFor({ without });
  const skip = page === undefined ? 0 : (page - 1) * pageSize;
  const limit = page === undefined ? undefined : pageSize;
  const typed = search?.trim();
  const most = limit ?? (typed ? Infinity : undefined);
  const known =
    most && (await index?.page<Read>({ sort: orderOf(sort), filter, search }, { skip, limit: most, fields }));
  if (known) return new Page(known.items, known.total);
  const searched = typed ? await index?.scanned() : undefined;
  if (typed && searched) {
    const ids: unknown[] = [];
    for await (const id of scanTexts(model, { filter, sort, searched, typed })) ids.push(id);
    const shown = ids.slice(skip, limit && skip + limit);
    return new Page(await recordsOf<Stored, Read>(model, shown, fields), ids.length);
  }
  if (typed) {
    const matching = searchStages(typed, index?.storedWords);
    if (!matching) return new Page<Read>([], 0);
    const [found] = await model.aggregate<{ items: Read[]; counted: { total: number }[] }>([
      ...matching,
      { $match: filter },
      {
        $facet: {
          items: [
            { $sort: sort },
            { $skip: skip },
            ...(limit ? [{ $limit: limit }] : []),
            ...(without ? [{ $project: fields }] : []),
          ],
          counted: [{ $count: 'total' }],
        },
      },
    ]);
    return new Page(found?.items ?? [], found?.counted[0]?.total ?? 0);
  }
  const read: ReadRows<Read> = (where, from, most) => {
    const rows = model.find(where, fields).sort(sort).skip(from);
    if (most) rows.limit(most);
    return rows.lean<Read[]>().exec();
  };
  const moment = limit && skip + limit <= WINDOWED && isLongList(model, filter) && momentOf(model, sort, -1);
  const [items, total] = await Promise.all([
    moment ? readByWindows(read, moment, filter, skip, limit) : read(filter, skip, limit),
    count?.() ?? countRecords(model, filter),
  ]);
  return new Page(items, total);
}

/** Field and direction of a sort, whose last field is the tie-breaker. */
export function orderOf(sort: Record<string, 1 | -1>): { field: string; direction: 1 | -1 } {
  const [[field, direction] = ['_id', 1] as const] = Object.entries(sort);
  return { field, direction };
}

type ReadRows<Read> = (filter: Filter, skip: number, limit: number | undefined) => Promise<Read[]>;
type Filter = Record<string, unknown>;

/** Reads the page window by window, newest first, with the same result. */
async function readByWindows<Read>(
  read: ReadRows<Read>,
  moment: string,
  filter: Filter,
  skip: number,
  limit: number,
): Promise<Read[]> {
  const { [moment]: bounds = {}, ...others } = filter;
  const items: Read[] = [];
  for (const window of timeWindows(bounds as TimeBounds, -1, new Date())) {
    // The narrow condition comes first: SecantusDB uses the first one that has an index.
    items.push(...(await read({ [moment]: trusted(window), ...others }, 0, skip + limit - items.length)));
    if (items.length === skip + limit) break;
  }
  return items.slice(skip);
}
