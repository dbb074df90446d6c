import {
  isInsidePart,
  isNumberPart,
  NUMBER_MARK,
  NUMBER_PART,
  SPECIAL_LETTERS,
  typedWords,
  wordsIn,
} from '@concord/institute';
import type { PipelineStage } from 'mongoose';

export { foldText } from '@concord/institute';

/**
 * Lengths of stored beginnings. A typed word is found by its longest one and then compared in full. Each further length
 * is another index entry for every word of every record.
 */
const BEGINNING_LENGTHS = [7, 4, 3, 2, 1] as const;

/** Search fields of a record; add {@link SEARCH_FIELD_TYPES} to its schema and an index on `beginnings`. */
export interface SearchFields {
  /** Words of its searchable texts, folded; digits of phone numbers have a mark. */
  words: string[];
  /** First characters of each word: a search is an equality, which is fast in every store. */
  beginnings: string[];
}

/** Mongoose types of the two fields. */
export const SEARCH_FIELD_TYPES = {
  words: { type: [String], required: true },
  beginnings: { type: [String], required: true },
} as const;

/** Names of the search fields, for exclusion from reads. */
export const SEARCH_FIELDS = ['words', 'beginnings'] as const satisfies (keyof SearchFields)[];

/** Matches text folded by an earlier version, with letters that `foldText` now replaces. */
export const UNFOLDED = { $regex: SPECIAL_LETTERS.source };

/** Folds words of an earlier version again. */
export const refoldedWords = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (word.startsWith(NUMBER_MARK) ? [word] : wordsIn(word)))),
];

/** Domain part of a typed e-mail. */
const DOMAIN = /@\S*/g;

const firstCharacters = (word: string, length: number) => [...word].slice(0, length).join('');

/**
 * Search fields for a record's searchable texts.
 *
 * @example
 * const record = { name, email, ...searchFields([name, email], [phoneDigits]) };
 *
 * @param numbers digits of phone numbers, found by any four or more consecutive digits
 */
export function searchFields(
  texts: readonly (string | null | undefined)[],
  numbers: readonly string[] = [],
): SearchFields {
  const plain = texts.flatMap((text) => (text ? wordsIn(text) : []));
  const marked = numbers
    .filter((digits) => digits.length >= NUMBER_PART)
    .map((digits) => NUMBER_MARK + digits);
  const words = [...new Set([...plain, ...marked])];
  return { words, beginnings: beginningsOf(words) };
}

/** Distinct stored beginnings of these words; for a back-fill of records that have words only. */
export const beginningsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (word.startsWith(NUMBER_MARK) ? partsOf(word) : firstPartsOf(word)))),
];

/** The longest stored beginning of a word. */
const beginningOfWord = (word: string): string => firstPartsOf(word)[0] ?? '';

function firstPartsOf(word: string): string[] {
  return BEGINNING_LENGTHS.filter((length) => [...word].length >= length).map((length) =>
    firstCharacters(word, length),
  );
}

/** Each run of four digits, marked: any four or more typed digits contain one. */
function partsOf(marked: string): string[] {
  const digits = marked.slice(NUMBER_MARK.length);
  const count = digits.length - NUMBER_PART + 1;
  return Array.from({ length: count }, (_, at) => NUMBER_MARK + digits.slice(at, at + NUMBER_PART));
}

/** Pattern of a stored word that begins with a typed one; typed digits may also occur inside a phone number. */
export const storedWordPattern = (word: string): RegExp =>
  new RegExp(isNumberPart(word) ? `^(?:${NUMBER_MARK}\\d*)?${word}` : `^${word}`);

/**
 * Condition that each typed word begins a word in this field. Undefined if nothing can match.
 * @param isNames words of names, which also match inside
 *
 * @example
 * const holder = wordCondition('issuedTo.words', typed);
 * const filter = { $or: [{ state: 'valid' }, ...(holder ? [holder] : [])] };
 */
export function wordCondition(
  field: string,
  typed: string,
  isNames = false,
): Record<string, unknown> | undefined {
  const words = typedWords(typed);
  if (words.length === 0) return undefined;
  const pattern = (word: string) =>
    isNames && isInsidePart(word) ? new RegExp(word) : storedWordPattern(word);
  // Servers disagree about `$all` of patterns.
  return { $and: words.map((word) => ({ [field]: pattern(word) })) };
}

/**
 * Aggregation stages that search by stored words: every typed word must begin one of the record's.
 * Undefined if nothing can match.
 * @param field of stored words; a field other than `words` has no beginnings, but its own index
 */
export function searchStages(typed: string, field = 'words'): PipelineStage.Match[] | undefined {
  const condition = wordCondition(field, typed);
  if (!condition) return undefined;
  return field === 'words'
    ? [{ $match: { beginnings: beginningOf(typed) } }, { $match: condition }]
    : [{ $match: condition }];
}

/** Condition on `beginnings` for typed digits: the last ones are selective, the first ones are the network's. */
export const numberBeginnings = (digits: string): { $in: string[] } => ({
  $in: [beginningOfWord(digits), NUMBER_MARK + digits.slice(-NUMBER_PART)],
});

/** Condition on `beginnings` for the most selective typed word; the others are compared in full. */
function beginningOf(typed: string): string | { $in: string[] } {
  const typedIn = typedWords(typed);
  // The longest word is the most selective, except the domain of an e-mail, which many share.
  const plain = typedWords(typed.replace(DOMAIN, ' '));
  const longest = (plain.length > 0 ? plain : typedIn).reduce((best, word) =>
    word.length > best.length ? word : best,
  );
  return isNumberPart(longest) ? numberBeginnings(longest) : beginningOfWord(longest);
}
