/** Contrast of text with its ground: WCAG 2.2, 1.4.3. */
export const READABLE_CONTRAST = 4.5;

const COLOUR = /^#[0-9a-f]{6}$/;

/** Whether it is a colour such as `#14663a`. */
export const isColour = (text: string): boolean => COLOUR.test(text);

/** Relative luminance of a channel: WCAG 2.2. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The contrast of a colour such as `#14663a` with white, from 1 to 21. */
export function contrastWithWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  return 1.05 / (luminance + 0.05);
}
