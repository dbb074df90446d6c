/**
 * Letter widths in the heading font in ems: wide and East Asian letters, capitals, narrow letters;
 * all others have the usual width.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MWmw\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Ethiopic}]/u, 1],
  [/[\p{Lu}\d]/u, 0.75],
  [/[\sIfijlrtịı.,'’ʼ-]/, 0.42],
];
const USUAL = 0.6;
const WITHOUT_MARKS = /\p{M}/gu;

/** Estimated width of a heading in ems; combining marks have no width. */
export function emsOf(text: string): number {
  // Recomposed, because a Korean letter decomposes into several parts.
  const letters = [...text.normalize('NFD').replace(WITHOUT_MARKS, '').normalize('NFC')];
  return letters.reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL), 0);
}

/**
 * Scale at which a heading fits a line of `room` ems at full size. At least `smallest`; a longer
 * text wraps.
 */
export const sizeToFit = (text: string, room: number, smallest = 0.5): number =>
  Math.max(smallest, Math.min(1, Math.floor((room / emsOf(text)) * 1000) / 1000));
