const LETTER = /\p{L}/u;
/** Roman numerals after a name, which stay unchanged. */
const NUMERAL = /^[IVX]{2,4}$/;
/** A word; it begins after a blank, dash, apostrophe or dot. */
const WORD = /[\p{L}\p{M}]+/gu;

/** Particles that are lower-case before another word, as in van der Berg. Others, such as De Souza, vary. */
const SMALL = /\b(?:van|von|der|den|bin|ibn)(?= +\p{L})/giu;

const capitalised = (word: string) => {
  const [first = '', ...rest] = word;
  return first.toLocaleUpperCase('en') + rest.join('').toLocaleLowerCase('en');
};

/**
 * Suggests the usual capitalisation of a name typed in lower case or capitals: `Ngozi` for `NGOZI`.
 * Undefined for other names, such as `McDonald`, a single initial, and scripts without capitals.
 */
export function suggestName(typed: string): string | undefined {
  const name = typed.trim();
  const letters = [...name].filter((letter) => LETTER.test(letter));
  if (letters.length < 2 || letters.length > LONGEST) return undefined;
  const text = letters.join('');
  const isSmall = text === text.toLocaleLowerCase('en') && text !== text.toLocaleUpperCase('en');
  const isCapital = text === text.toLocaleUpperCase('en') && text !== text.toLocaleLowerCase('en');
  if (!isSmall && !isCapital) return undefined;
  const usual = name
    .replace(WORD, (word) => (isCapital && NUMERAL.test(word) ? word : capitalised(word)))
    .replace(SMALL, (word) => word.toLocaleLowerCase('en'));
  return usual === name ? undefined : usual;
}

const LONGEST = 100;
