import { PRINTED_LETTERS } from './printed-letters.data';

/** First and last code of each range, in order. */
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

/** Spaces and what has no shape of its own, as joiners and marks of direction. */
const SHAPELESS = /[\p{White_Space}\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** Whether a font of paper has this letter. */
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
 * The letters of a text that no font of paper has, each once: they would be printed as boxes. The table of letters is
 * large, so no page loads this.
 */
export function unprintedLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC'));
  return [...letters].filter((letter) => !SHAPELESS.test(letter) && !isPrinted(letter));
}

/** What a person is told of a text that cannot be printed as it is; undefined where it can. */
export function unprintedText(what: string, text: string): string | undefined {
  const letters = unprintedLetters(text);
  if (letters.length === 0) return undefined;
  const shown = letters.slice(0, SHOWN_MAX).join(' ');
  const more = letters.length > SHOWN_MAX ? ' and others' : '';
  return `${what} has letters that cannot be printed: ${shown}${more}. Write it in other letters`;
}

const SHOWN_MAX = 10;
