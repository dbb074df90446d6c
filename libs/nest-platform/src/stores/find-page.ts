import type { Model } from 'mongoose';
import { Page, type PageQuery } from '../core/page';
import { searchStages } from './search-words';

export interface ListOptions {
  /** Paths of fields; the last one is unique, so that no record is on two pages. */
  sort: Record<string, 1 | -1>;
  /** Fields that are not read. */
  without?: readonly string[];
  /** What the whole list consists of. Values have their stored types; operators are marked by `trusted`. */
  filter?: Record<string, unknown>;
  /** How many records the filter finds, where counting them by the filter would scan. */
  count?: () => Promise<number>;
}

/**
 * Reads one page of a collection as plain objects, or the whole list when the query has no `page`. For a query with
 * `search` the records must have {@link SearchFields}. The total costs no scan when there is neither search nor filter.
 *
 * @example
 * const NEWEST = { createdAt: -1, _id: -1 } as const;
 * findPage<MailRecord, MailRow>(this.mails, query, { sort: NEWEST, without: ['html', ...SEARCH_FIELDS] });
 */
export async function findPage<Stored, Read = Stored>(
  model: Model<Stored>,
  { page, pageSize, search }: PageQuery,
  { sort, without = [], filter = {}, count }: ListOptions,
): Promise<Page<Read>> {
  const skip = page === undefined ? 0 : (page - 1) * pageSize;
  const limit = page === undefined ? undefined : pageSize;
  const typed = search?.trim();
  if (typed) {
    const matching = searchStages(typed);
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
            ...(without.length > 0 ? [{ $unset: [...without] }] : []),
          ],
          counted: [{ $count: 'total' }],
        },
      },
    ]);
    return new Page(found?.items ?? [], found?.counted[0]?.total ?? 0);
  }
  const rows = model.find(filter).sort(sort).skip(skip);
  if (limit) rows.limit(limit);
  if (without.length > 0) rows.select(without.map((field) => `-${field}`));
  const isFiltered = Object.keys(filter).length > 0;
  const [items, total] = await Promise.all([
    rows.lean<Read[]>(),
    count?.() ?? (isFiltered ? model.countDocuments(filter) : model.estimatedDocumentCount()),
  ]);
  return new Page(items, total);
}
