import type { PipelineStage } from 'mongoose';

/** Stored beginnings have at most this many characters; a longer one is found by these and then compared in full. */
const BEGINNING_MAX = 10;
/** Typed words beyond these are ignored. */
const TYPED_WORDS_MAX = 10;

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

/** Letters of Nigeria's languages that Unicode does not take for a plain letter with an accent: Hausa's and Kanuri's. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e' };
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/** Lower case without accents, dots and hooks, as words are stored and compared. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Text that an earlier version folded, with letters left that {@link foldText} makes plain. */
export const UNFOLDED = { $regex: SPECIAL_LETTERS.source };

/** Marks the digits of a phone number among the search words; nobody can type it. */
const NUMBER_MARK = '#';
/** Of a typed e-mail. */
const DOMAIN = /@\S*/g;
/** Fewer digits are looked for at the beginnings of words alone. */
const NUMBER_PART = 4;

const wordsIn = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const typedWords = (typed: string) => [...new Set(wordsIn(typed))].slice(0, TYPED_WORDS_MAX);
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

/** A pattern for each typed word: every one must match one of a record's words. Undefined when nothing can match. */
export function wordPatterns(typed: string): RegExp[] | undefined {
  const words = typedWords(typed);
  return words.length === 0 ? undefined : words.map((word) => new RegExp(`^${word}`));
}

const isNumberPart = (word: string) => word.length >= NUMBER_PART && /^\d+$/.test(word);

/** Typed digits may also stand anywhere in a phone number. */
const patternOf = (word: string) =>
  new RegExp(isNumberPart(word) ? `^(?:${NUMBER_MARK}\\d*)?${word}` : `^${word}`);

/**
 * The condition that each typed word begins one of the words in this field. Undefined when nothing can match.
 *
 * @example
 * const holder = wordCondition('issuedTo.words', typed);
 * const filter = { $or: [{ state: 'valid' }, ...(holder ? [holder] : [])] };
 */
export function wordCondition(field: string, typed: string): Record<string, unknown> | undefined {
  const words = typedWords(typed);
  // Servers disagree about `$all` of patterns.
  return words.length === 0 ? undefined : { $and: words.map((word) => ({ [field]: patternOf(word) })) };
}

/** The words of these values of a record, each once; of what is no text none. */
export const wordsOfTexts = (values: readonly unknown[]): string[] => [
  ...new Set(values.flatMap((value) => (typeof value === 'string' ? wordsIn(value) : []))),
];

/** The words of a record as one text, for {@link wordsMatcher}. */
export const joinWords = (words: readonly string[]): string => ` ${words.join(' ')}`;

/** Tells of the {@link joinWords} of a record whether each typed word begins one of its words. Undefined when nothing can. */
export function wordsMatcher(typed: string): ((joined: string) => boolean) | undefined {
  const words = typedWords(typed);
  if (words.length === 0) return undefined;
  const tests = words.map((word) => {
    const start = ` ${word}`;
    if (!isNumberPart(word)) return (joined: string) => joined.includes(start);
    const inNumber = new RegExp(` ${NUMBER_MARK}\\d*${word}`);
    return (joined: string) => joined.includes(word) && (joined.includes(start) || inNumber.test(joined));
  });
  return (joined) => tests.every((test) => test(joined));
}

/**
 * The aggregation stages that find records by their search fields: every typed word must begin one of the record's.
 * Undefined when nothing can match.
 */
export function searchStages(typed: string): PipelineStage.Match[] | undefined {
  const typedIn = typedWords(typed);
  const condition = wordCondition('words', typed);
  if (!condition) return undefined;
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
