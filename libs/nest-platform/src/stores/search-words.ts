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

/** Stored beginnings have at most this many characters; a longer one is found by these and then compared in full. */
const BEGINNING_MAX = 10;

/** What a record is found by; add {@link SEARCH_FIELD_TYPES} to its schema and an index on `beginnings`. */
export interface SearchFields {
  /** The words of its searchable texts, without case and accents; digits of phone numbers bear a mark. */
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

/** Text that an earlier version folded, with letters left that `foldText` makes plain. */
export const UNFOLDED = { $regex: SPECIAL_LETTERS.source };

/** Words that an earlier version folded, as this one does. */
export const refoldedWords = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (word.startsWith(NUMBER_MARK) ? [word] : wordsIn(word)))),
];

/** Of a typed e-mail. */
const DOMAIN = /@\S*/g;

const firstCharacters = (word: string, length: number) => [...word].slice(0, length).join('');

/**
 * The search fields of a record with these searchable texts.
 *
 * @example
 * const record = { name, email, ...searchFields([name, email], [phoneDigits]) };
 *
 * @param numbers digits of phone numbers, which are found by any four or more of them in a row
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

/** The stored beginnings of these words, each once; for a back-fill of records that have words only. */
export const beginningsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => (word.startsWith(NUMBER_MARK) ? partsOf(word) : firstPartsOf(word)))),
];

function firstPartsOf(word: string): string[] {
  return Array.from({ length: BEGINNING_MAX }, (_, index) => firstCharacters(word, index + 1));
}

/** Each run of four digits, marked: any four or more typed digits contain one. */
function partsOf(marked: string): string[] {
  const digits = marked.slice(NUMBER_MARK.length);
  const count = digits.length - NUMBER_PART + 1;
  return Array.from({ length: count }, (_, at) => NUMBER_MARK + digits.slice(at, at + NUMBER_PART));
}

/** Typed digits may also stand anywhere in a phone number. */
const patternOf = (word: string) =>
  new RegExp(isNumberPart(word) ? `^(?:${NUMBER_MARK}\\d*)?${word}` : `^${word}`);

/**
 * The condition that each typed word begins one of the words in this field. Undefined when nothing can match.
 * @param isNames words are those of names, which are found by letters inside them too
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
  const pattern = (word: string) => (isNames && isInsidePart(word) ? new RegExp(word) : patternOf(word));
  // Servers disagree about `$all` of patterns.
  return { $and: words.map((word) => ({ [field]: pattern(word) })) };
}

/**
 * The aggregation stages that find records by their search fields: every typed word must begin one of the record's.
 * Undefined when nothing can match.
 * @param field of stored words; one other than `words` has no beginnings beside it, but an index of its own
 */
export function searchStages(typed: string, field = 'words'): PipelineStage.Match[] | undefined {
  const typedIn = typedWords(typed);
  const condition = wordCondition(field, typed);
  if (!condition) return undefined;
  if (field !== 'words') return [{ $match: condition }];
  // The longest word is the one that fewest records have, but many have the domain of an e-mail.
  const told = typedWords(typed.replace(DOMAIN, ' '));
  const longest = (told.length > 0 ? told : typedIn).reduce((best, word) =>
    word.length > best.length ? word : best,
  );
  const beginning = firstCharacters(longest, BEGINNING_MAX);
  // The last digits tell people apart, the first ones are the network's.
  const beginnings = isNumberPart(longest)
    ? { $in: [beginning, NUMBER_MARK + longest.slice(-NUMBER_PART)] }
    : beginning;
  return [{ $match: { beginnings } }, { $match: condition }];
}
