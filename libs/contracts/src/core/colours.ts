/** Minimum contrast of text and background: WCAG 2.2, 1.4.3. */
export const READABLE_CONTRAST = 4.5;

const COLOUR = /^#[0-9a-f]{6}$/;
const WHITE = '#ffffff';

/** True for `#rrggbb`. */
export const isColour = (text: string): boolean => COLOUR.test(text);

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Red, green and blue of a colour such as `#14663a` in linear sRGB, from 0 to 1. */
export const linearChannels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours such as `#14663a`, from 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast ratio of a colour such as `#14663a` and white, from 1 to 21. */
export const contrastWithWhite = (colour: string): number => contrast(colour, WHITE);
