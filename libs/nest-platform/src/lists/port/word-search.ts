import type { Model } from 'mongoose';
import { Page } from '../../core/page';
import type { Projection } from '../../stores/projection';
import { searchStages } from '../../stores/search-words';
import type { ListFilter, ListSort } from './list-reader';

interface WordSearch {
  typed: string;
  /** Field of stored words; `words` by default. */
  words?: string;
  filter: ListFilter;
  sort: ListSort;
  fields: Projection;
}

const shownBy = (fields: Projection) => (Object.keys(fields).length > 0 ? [{ $project: fields }] : []);

/** One page of a search by stored words alone, whose index finds the few matches. */
export async function pageByWords<Stored, Read>(
  model: Model<Stored>,
  { typed, words, filter, sort, fields }: WordSearch,
  { skip, limit }: { skip: number; limit?: number },
): Promise<Page<Read>> {
  const matching = searchStages(typed, words);
  if (!matching) return new Page<Read>([], 0);
  const shown = [{ $sort: sort }, { $skip: skip }, ...(limit ? [{ $limit: limit }] : []), ...shownBy(fields)];
  const [found] = await model.aggregate<{ items: Read[]; counted: { total: number }[] }>([
    ...matching,
    { $match: filter },
    { $facet: { items: shown, counted: [{ $count: 'total' }] } },
  ]);
  return new Page(found?.items ?? [], found?.counted[0]?.total ?? 0);
}

/** The first records that a search by stored words finds. */
export async function rowsByWords<Stored, Read>(
  model: Model<Stored>,
  { typed, words, filter, sort, fields }: WordSearch,
  limit: number,
): Promise<Read[]> {
  const matching = searchStages(typed, words);
  if (!matching) return [];
  const stages = [...matching, { $match: filter }, { $sort: sort }, { $limit: limit }, ...shownBy(fields)];
  return model.aggregate<Read>(stages).exec();
}
