/** Untyped parts of PDFKit and fontkit that this file uses. */
interface Glyph {
  readonly advanceWidth: number;
}
interface Font {
  glyphForCodePoint(codePoint: number): Glyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
}
/** In thousandths of the size. */
interface Position {
  readonly xAdvance: number;
  readonly yAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
  readonly advanceWidth: number;
}
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}
interface Embedded {
  readonly font: Font;
  /** Factor from font units to thousandths of the size. */
  readonly scale: number;
  layout(text: string, ...options: unknown[]): Run;
  layoutRun(text: string, ...options: unknown[]): Run;
}

/**
 * Characters that all fonts have: Latin letters, including accented ones with a code of their own,
 * digits, signs and the naira.
 */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0148\u014a-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9d-\u1eff\u2010-\u2026\u20a6]*$/;

/**
 * Line metrics of every font, in thousandths of the size, with room for marks above and below
 * letters.
 */
const HEIGHTS = { ascender: 1069, descender: -293, lineGap: 0 } as const;

/** Lays out letters of a font without shaping; each glyph is looked up once. */
class PlainLetters {
  private readonly known = new Map<number, { glyph: Glyph; position: Position }>();

  constructor(private readonly embedded: Embedded) {}

  run(text: string): Run {
    const glyphs: Glyph[] = [];
    const positions: Position[] = [];
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      // Plain letters have codes of 16 bits.
      const { glyph, position } = this.letter(text.charCodeAt(at));
      glyphs.push(glyph);
      positions.push(position);
      width += position.xAdvance;
    }
    return { glyphs, positions, advanceWidth: width };
  }

  private letter(code: number) {
    const known = this.known.get(code);
    if (known) return known;
    const glyph = this.embedded.font.glyphForCodePoint(code);
    const xAdvance = glyph.advanceWidth * this.embedded.scale;
    const position = { xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: xAdvance };
    const letter = { glyph, position };
    this.known.set(code, letter);
    return letter;
  }
}

/**
 * Makes the current font lay out plain text without shaping and kerning, in lines of one height.
 * Shaping takes ten times as long, and is used only for Arabic and for accented letters without a
 * code of their own.
 * @returns true if the font has all letters of a text
 */
export function layoutPlainly(doc: PDFKit.PDFDocument): (text: string) => boolean {
  const embedded = (doc as unknown as { _font: Embedded })._font;
  Object.assign(embedded, HEIGHTS);
  const { font } = embedded;
  const letters = new PlainLetters(embedded);
  const [layout, layoutRun] = [embedded.layout.bind(embedded), embedded.layoutRun.bind(embedded)];
  embedded.layout = (text, ...options) => (PLAIN.test(text) ? letters.run(text) : layout(text, ...options));
  // Plain words inside other text.
  embedded.layoutRun = (text, ...options) =>
    PLAIN.test(text) ? letters.run(text) : layoutRun(text, ...options);
  return (text) =>
    PLAIN.test(text) ||
    [...text].every((letter) => letter < ' ' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}
