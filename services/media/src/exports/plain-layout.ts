/** What this file uses of fontkit by way of PDFKit, beyond its types. */
interface Glyph {
  readonly advanceWidth: number;
}
interface Font {
  layout(text: string, ...options: unknown[]): unknown;
  glyphForCodePoint(codePoint: number): Glyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
}
interface Embedded {
  readonly font: Font;
  ascender: number;
  descender: number;
  lineGap: number;
}

/** Latin letters that all fonts have, also those with dots and accents of their own code, digits, signs and the naira. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9d-\u1eff\u2010-\u2026\u20a6]*$/;

/** Heights of a line in thousandths of its size, of every font: room for marks above capitals and below. */
const HEIGHTS = { ascender: 1069, descender: -293, lineGap: 0 } as const;

/** Glyphs in a row, as fontkit's `GlyphRun`; PDFKit scales the positions afterwards. */
class PlainRun {
  readonly glyphs: Glyph[];
  readonly positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];

  constructor(font: Font, text: string) {
    this.glyphs = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
    this.positions = this.glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
  }

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

/**
 * Sets plain text of the current font letter by letter, without kerning, in lines of one height. Shaping takes ten times
 * as long, and is left to text that needs it: Arabic, and letters with accents that have no code of their own.
 *
 * @returns whether the font has all letters of a text
 */
export function layoutPlainly(doc: PDFKit.PDFDocument): (text: string) => boolean {
  const embedded = (doc as unknown as { _font: Embedded })._font;
  Object.assign(embedded, HEIGHTS);
  const { font } = embedded;
  const shape = font.layout.bind(font);
  font.layout = (text, ...options) => (PLAIN.test(text) ? new PlainRun(font, text) : shape(text, ...options));
  return (text) =>
    PLAIN.test(text) ||
    [...text].every((letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
