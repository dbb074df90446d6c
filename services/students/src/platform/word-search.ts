import { searchConditions } from '@concord/nest-platform';
import type { PipelineStage } from 'mongoose';

/** Longer beginnings than this are found by this much of them and then compared in full. */
const LONGEST = 10;

const beginning = (word: string, length: number) => [...word].slice(0, length).join('');

/** Every beginning of every word, for an indexed array: a search is then an equality, which every store does fast. */
export function beginningsOf(words: readonly string[]): string[] {
  const lengths = Array.from({ length: LONGEST }, (_, index) => index + 1);
  return [...new Set(words.flatMap((word) => lengths.map((length) => beginning(word, length))))];
}

/**
 * The stages that find records by `beginnings` and `words` for a typed search: every typed word must begin
 * one of the record's. Undefined when nothing can match.
 */
export function searchStages(typed: string): PipelineStage.Match[] | undefined {
  const patterns = searchConditions(typed)?.words;
  if (!patterns) return undefined;
  // The longest word is the one that fewest records have.
  const longest = patterns.map(({ source }) => source.slice(1)).sort((a, b) => b.length - a.length)[0] ?? '';
  return [{ $match: { beginnings: beginning(longest, LONGEST) } }, { $match: { words: { $all: patterns } } }];
}

/** One page of a search together with how many it found. */
export interface Found<T> {
  records: T[];
  total: number;
}

/** What {@link pageStages} answer with. */
export interface FoundPage<T> {
  records: T[];
  counted: { total: number }[];
}

/** The stages that page what was found and count it, leaving `without` out of the records. */
export function pageStages(
  { page, pageSize }: { page: number; pageSize: number },
  sort: Record<string, 1 | -1>,
  without: readonly string[],
): PipelineStage.Facet[] {
  const rows: PipelineStage.FacetPipelineStage[] = [
    { $sort: sort },
    { $skip: (page - 1) * pageSize },
    { $limit: pageSize },
    { $unset: [...without] },
  ];
  return [{ $facet: { records: rows, counted: [{ $count: 'total' }] } }];
}

/** The outcome of an aggregation that ended with {@link pageStages}. */
export function foundIn<T>([page]: FoundPage<T>[]): Found<T> {
  return { records: page?.records ?? [], total: page?.counted[0]?.total ?? 0 };
}
