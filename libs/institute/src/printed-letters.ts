import { PRINTED_LETTERS } from './printed-letters.data';

/** First and last code point of each range, in ascending order. */
let ranges: readonly (readonly [first: number, last: number])[] | undefined;

function rangesOf(words: readonly string[]): [first: number, last: number][] {
  let end = 0;
  return words.map((word) => {
    const [skip = 0, more = 0] = word.split('.').map((digits) => parseInt(digits, 36));
    const first = end + skip;
    end = first + more;
    return [first, end];
  });
}

/** Characters that need no glyph: spaces, joiners, direction marks. */
const SHAPELESS = /[\p{White_Space}\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** True if a print font has this letter. */
function isPrinted(letter: string): boolean {
  ranges ??= rangesOf(PRINTED_LETTERS.flatMap((line) => line.split(' ')));
  const code = letter.codePointAt(0) ?? 0;
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/**
 * Letters of a text that no print font has, each once; they would print as boxes. Pages must not
 * load this, as the table is large.
 */
export function unprintedLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC'));
  return [...letters].filter((letter) => !SHAPELESS.test(letter) && !isPrinted(letter));
}

/** Error message for a text that contains unprintable letters; undefined if it has none. */
export function unprintedText(what: string, text: string): string | undefined {
  const letters = unprintedLetters(text);
  if (letters.length === 0) return undefined;
  const shown = letters.slice(0, SHOWN_MAX).join(' ');
  const more = letters.length > SHOWN_MAX ? ' and others' : '';
  return `${what} has letters that cannot be printed: ${shown}${more}. Write it in other letters`;
}

const SHOWN_MAX = 10;
