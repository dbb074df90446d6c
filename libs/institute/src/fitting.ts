/** Widths of letters in the face of headings, in ems: wide ones and those of East Asia, capitals, narrow ones, and all others. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MWmw\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Ethiopic}]/u, 1],
  [/[\p{Lu}\d]/u, 0.75],
  [/[\sIfijlrtịı.,'’ʼ-]/, 0.42],
];
const USUAL = 0.6;
const WITHOUT_MARKS = /\p{M}/gu;

/** The width of a line of headings in ems, by its letters; marks take no room. */
export function emsOf(text: string): number {
  // Composed again, as a Korean letter has up to three parts.
  const letters = [...text.normalize('NFD').replace(WITHOUT_MARKS, '').normalize('NFC')];
  return letters.reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL), 0);
}

/**
 * The share of its full size at which a heading fits one line that is `room` ems wide at that size. It never goes below
 * `smallest`: such a text wraps.
 */
export const sizeToFit = (text: string, room: number, smallest = 0.5): number =>
  Math.max(smallest, Math.min(1, Math.floor((room / emsOf(text)) * 1000) / 1000));
