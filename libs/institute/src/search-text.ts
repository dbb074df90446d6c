/** Typed words beyond these are ignored. */
const TYPED_WORDS_MAX = 10;
/** Fewer typed letters are looked for at the beginnings of names alone. */
const INSIDE_MIN = 3;
/** Fewer digits are looked for at the beginnings of words alone. */
export const NUMBER_PART = 4;
/** Marks the digits of a phone number among the search words; nobody can type it. */
export const NUMBER_MARK = '#';
/** Between the words of names and the others in a joined text. */
const NAMES_END = '\n';

/**
 * Letters of Nigeria's languages that Unicode does not take for a plain letter with an accent: Hausa's and Kanuri's; and
 * the apostrophes that it takes for letters.
 */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ŋ: 'n', ǝ: 'e' },
  ...{ ʼ: "'", ʻ: "'", ʽ: "'", ʹ: "'", ˈ: "'", ꞌ: "'" },
};

/** Letters that {@link foldText} replaces, beside those with accents. */
export const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const ASCII = /^[\x20-\x7e]*$/;

/** Lower case without accents, dots and hooks, as words are stored and compared. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const wordsOfFolded = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => wordsOfFolded(foldText(text));

/** The words that somebody searches for, each once. */
export const typedWords = (typed: string): string[] => [...new Set(wordsIn(typed))].slice(0, TYPED_WORDS_MAX);

/** Whether a typed word is looked for among the digits of phone numbers as well. */
export const isNumberPart = (word: string): boolean => word.length >= NUMBER_PART && /^\d+$/.test(word);

/** Whether a typed word is looked for inside names as well. */
export const isInsidePart = (word: string): boolean => [...word].length >= INSIDE_MIN && !isNumberPart(word);

/** Parts of one name: O'Brien, Abdul-Hakeem. */
const COMPOUND = /[\p{L}\p{N}]+(?: ?['’‘`´‐‑-] ?[\p{L}\p{N}]+)+/gu;

const compoundsOfFolded = (folded: string): string[] =>
  (folded.match(COMPOUND) ?? []).map((compound) => compound.replace(/[^\p{L}\p{N}]/gu, ''));

/** Names of several parts as one word, as people type them: `obrien` for O'Brien. */
export const compoundsIn = (name: string): string[] => compoundsOfFolded(foldText(name));

const textsOf = (values: readonly unknown[]) => values.filter((value) => typeof value === 'string');

/** The words of these values of a record, each once; of what is no text none. */
export const wordsOfTexts = (values: readonly unknown[]): string[] => [
  ...new Set(textsOf(values).flatMap(wordsIn)),
];

/** The words of names of people, each once, with {@link compoundsIn}. */
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
 * The words of a record as one text, for {@link wordsMatcher}.
 *
 * @param names {@link wordsOfNames} of the people in it, which are found by letters inside them too
 */
export function joinWords(words: readonly string[], names: readonly string[] = []): string {
  const others = names.length === 0 ? words : words.filter((word) => !names.includes(word));
  return ` ${names.join(' ')}${NAMES_END} ${others.join(' ')}`;
}

/**
 * Tells of the {@link joinWords} of a record whether each typed word begins one of its words, or from three letters on
 * stands inside a name. Undefined when nothing can match.
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
