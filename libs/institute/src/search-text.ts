/** Maximum number of searched words; further ones are ignored. */
const TYPED_WORDS_MAX = 10;
/** Minimum letters of a word to search inside names; shorter words match only beginnings. */
const INSIDE_MIN = 3;
/** Minimum digits to search inside phone numbers; shorter numbers match only beginnings. */
export const NUMBER_PART = 4;
/** Mark of a phone number's digits among the search words, which nobody can type. */
export const NUMBER_MARK = '#';
/** Separator between words of names and other words in a joined text. */
const NAMES_END = '\n';

/**
 * Letters of Nigeria's languages (Hausa, Kanuri) that Unicode does not decompose into a letter and
 * a mark, and apostrophes that it treats as letters.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e' },
  ...{ ʼ: "'", ʻ: "'", ʽ: "'", ʹ: "'", ˈ: "'", ꞌ: "'" },
};

/** Letters that {@link foldText} replaces, in addition to accented ones. */
export const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const ASCII = /^[\x20-\x7e]*$/;

/** Folds text for storage and comparison: lower case, without accents, dots and hooks. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const wordsOfFolded = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The folded words of a text. */
export const wordsIn = (text: string): string[] => wordsOfFolded(foldText(text));

/** Folded words of a search, without duplicates. */
export const typedWords = (typed: string): string[] => [...new Set(wordsIn(typed))].slice(0, TYPED_WORDS_MAX);

/** True if a typed word is also searched in phone numbers. */
export const isNumberPart = (word: string): boolean => word.length >= NUMBER_PART && /^\d+$/.test(word);

/** True if a typed word is also searched inside names. */
export const isInsidePart = (word: string): boolean => [...word].length >= INSIDE_MIN && !isNumberPart(word);

/** Pattern of compound names: O'Brien, Abdul-Hakeem. */
const COMPOUND = /[\p{L}\p{N}]+(?: ?['’‘`´‐‑-] ?[\p{L}\p{N}]+)+/gu;

const compoundsOfFolded = (folded: string): string[] =>
  (folded.match(COMPOUND) ?? []).map((compound) => compound.replace(/[^\p{L}\p{N}]/gu, ''));

/** Compound names as one word, as people type them: `obrien` for O'Brien. */
export const compoundsIn = (name: string): string[] => compoundsOfFolded(foldText(name));

const textsOf = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

/** Distinct words of a record's values; values that are not text are skipped. */
export const wordsOfTexts = (values: readonly unknown[]): string[] => [
  ...new Set(textsOf(values).flatMap(wordsIn)),
];

/** Distinct words of people's names, including {@link compoundsIn}. */
export const wordsOfNames = (values: readonly unknown[]): string[] => [
  ...new Set(
    textsOf(values).flatMap((name) => {
      const folded = foldText(name);
      const words = wordsOfFolded(folded);
      return words.length > 1 ? [...words, ...compoundsOfFolded(folded)] : words;
    }),
  ),
];

/**
 * Joins a record's words into a text for {@link wordsMatcher}.
 *
 * @param names {@link wordsOfNames} of the people in it, which also match inside
 */
export function joinWords(words: readonly string[], names: readonly string[] = []): string {
  const others = names.length === 0 ? words : words.filter((word) => !names.includes(word));
  return ` ${names.join(' ')}${NAMES_END} ${others.join(' ')}`;
}

/**
 * Returns a predicate on {@link joinWords} texts: each typed word must begin one of the words, or
 * from three letters on occur inside a name. Undefined if nothing can match.
 *
 * @example
 * const matches = wordsMatcher('hammed kano');
 * matches?.(joinWords(wordsOfTexts([state]), wordsOfNames([surname, firstName])));
 */
export function wordsMatcher(typed: string): ((joined: string) => boolean) | undefined {
  const words = typedWords(typed);
  if (words.length === 0) return undefined;
  const tests = words.map(testOf);
  return (joined) => tests.every((test) => test(joined));
}

function testOf(word: string): (joined: string) => boolean {
  const start = ` ${word}`;
  if (isNumberPart(word)) {
    const inNumber = new RegExp(` ${NUMBER_MARK}\\d*${word}`);
    return (joined) => joined.includes(word) && (joined.includes(start) || inNumber.test(joined));
  }
  if (!isInsidePart(word)) return (joined) => joined.includes(start);
  return (joined) => {
    const at = joined.indexOf(word);
    return at !== -1 && (at < joined.indexOf(NAMES_END) || joined.includes(start));
  };
}
