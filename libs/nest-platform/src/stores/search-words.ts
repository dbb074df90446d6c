import type { PipelineStage } from 'mongoose';

/** Stored beginnings have at most this many characters; a longer one is found by these and then compared in full. */
const BEGINNING_MAX = 10;
/** Typed words beyond these are ignored. */
const TYPED_WORDS_MAX = 10;

/** What a record is found by; add {@link SEARCH_FIELD_TYPES} to its schema and an index on `beginnings`. */
export interface SearchFields {
  /** The words of its searchable texts, without case and accents. */
  words: string[];
  /** The first 1 to 10 characters of each word: finding one is an equality, which is fast in every store. */
  beginnings: string[];
}

/** The two fields as a mongoose schema declares them. */
export const SEARCH_FIELD_TYPES = {
  words: { type: [String], required: true },
  beginnings: { type: [String], required: true },
} as const;

/** The search fields by name, to leave them out of what is read. */
export const SEARCH_FIELDS = ['words', 'beginnings'] as const satisfies (keyof SearchFields)[];

/** Lower case without accents, as words are stored and compared. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const typedWords = (typed: string) => [...new Set(wordsIn(typed))].slice(0, TYPED_WORDS_MAX);
const firstCharacters = (word: string, length: number) => [...word].slice(0, length).join('');

/**
 * The search fields of a record with these searchable texts.
 *
 * @example
 * const record = { name, email, ...searchFields([name, email]) };
 */
export function searchFields(texts: readonly (string | null | undefined)[]): SearchFields {
  const words = [...new Set(texts.flatMap((text) => (text ? wordsIn(text) : [])))];
  return { words, beginnings: beginningsOf(words) };
}

/** The stored beginnings of these words, each once; for a back-fill of records that have words only. */
export function beginningsOf(words: readonly string[]): string[] {
  const lengths = Array.from({ length: BEGINNING_MAX }, (_, index) => index + 1);
  return [...new Set(words.flatMap((word) => lengths.map((length) => firstCharacters(word, length))))];
}

/** A pattern for each typed word: every one must match one of a record's words. Undefined when nothing can match. */
export function wordPatterns(typed: string): RegExp[] | undefined {
  const words = typedWords(typed);
  return words.length === 0 ? undefined : words.map((word) => new RegExp(`^${word}`));
}

/**
 * The aggregation stages that find records by their search fields: every typed word must begin one of the record's.
 * Undefined when nothing can match.
 */
export function searchStages(typed: string): PipelineStage.Match[] | undefined {
  const patterns = wordPatterns(typed);
  if (!patterns) return undefined;
  // The longest word is the one that fewest records have.
  const longest = typedWords(typed).reduce((best, word) => (word.length > best.length ? word : best));
  return [
    { $match: { beginnings: firstCharacters(longest, BEGINNING_MAX) } },
    // Servers disagree about `$all` of patterns.
    { $match: { $and: patterns.map((words) => ({ words })) } },
  ];
}
