/** Run of letters of one font. */
interface Piece {
  readonly font: string;
  readonly text: string;
}

interface Placement {
  readonly width: number;
  readonly size: number;
  readonly color: string;
  /** The height of a line. */
  readonly height: number;
  /** Most lines; a single line of any length when absent. */
  readonly lines?: number | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
}

/** Makes PDFKit shape a text in one piece, so that Arabic words run from right to left. */
export const IN_ONE_PIECE = { features: [] };

interface Fonts {
  /** The font of a letter. */
  readonly fontOf: (letter: string) => string;
  /** Right-to-left font. */
  readonly shaped: string;
}

const ELLIPSIS = '…';
/** Blanks and signs, which take the direction of the words around them. */
const NEUTRAL = /^[^\p{L}\p{N}]+$/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Lays out a text that needs several fonts. PDFKit sets one font at a time, so runs are set from left to right;
 * adjacent Arabic words form one run.
 */
export class MixedText {
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    private readonly text: string,
    private readonly fonts: Fonts,
  ) {}

  widthAt(size: number): number {
    return this.widthOf(this.text, size);
  }

  /** Breaks the text into lines between words, and inside words that are longer than a line. */
  linesAt(size: number, width: number): string[] {
    const lines = [''];
    const put = (part: string) => {
      const line = lines.at(-1) ?? '';
      if (line === '' || this.widthOf(line + part, size) <= width) lines[lines.length - 1] = line + part;
      else lines.push(part.trimStart());
    };
    for (const [at, paragraph] of this.text.split('\n').entries()) {
      if (at > 0) lines.push('');
      for (const { segment } of segmenter.segment(paragraph))
        if (this.widthOf(segment, size) <= width) put(segment);
        else for (const letter of segment) put(letter);
    }
    return lines;
  }

  write(x: number, y: number, { width, size, color, height, lines: most, align = 'left' }: Placement): void {
    const isFitted = most !== undefined || align !== 'left';
    const all = isFitted ? this.linesAt(size, width) : [this.text];
    const lines = all.slice(0, isFitted ? (most ?? 1) : undefined);
    if (lines.length < all.length) lines[lines.length - 1] = this.cut(lines.at(-1) ?? '', size, width);
    for (const [place, line] of lines.entries()) {
      const free = isFitted ? width - this.widthOf(line, size) : 0;
      const shift = { left: 0, center: free / 2, right: free }[align];
      this.line(line, x + shift, y + place * height, size, color);
    }
  }

  private line(text: string, x: number, y: number, size: number, color: string): void {
    let at = x;
    for (const { font, text: piece } of this.piecesOf(text)) {
      const shaped = this.shapedAs(font);
      this.doc
        .font(font)
        .fontSize(size)
        .fillColor(color)
        .text(piece, at, y, { lineBreak: false, ...shaped });
      at += this.doc.widthOfString(piece, shaped);
    }
  }

  /** Cuts a line to its width, with an ellipsis. */
  private cut(line: string, size: number, width: number): string {
    const letters = [...line];
    while (letters.length > 0 && this.widthOf(letters.join('') + ELLIPSIS, size) > width) letters.pop();
    return letters.join('').trimEnd() + ELLIPSIS;
  }

  private widthOf(text: string, size: number): number {
    return this.piecesOf(text).reduce(
      (sum, { font, text: piece }) =>
        sum + this.doc.font(font).fontSize(size).widthOfString(piece, this.shapedAs(font)),
      0,
    );
  }

  private shapedAs(font: string): PDFKit.Mixins.TextOptions {
    return font === this.fonts.shaped ? IN_ONE_PIECE : {};
  }

  private piecesOf(text: string): Piece[] {
    const { shaped } = this.fonts;
    const pieces: Piece[] = [];
    for (const piece of this.fontPieces(text)) {
      const [before, between] = pieces.slice(-2);
      const isBetween = between && NEUTRAL.test(between.text) && before?.font === shaped;
      if (piece.font !== shaped || !isBetween) pieces.push(piece);
      else pieces.splice(-2, 2, { font: shaped, text: before.text + between.text + piece.text });
    }
    return pieces;
  }

  /** Splits a text into runs of one font; a combining mark stays with its letter. */
  private fontPieces(text: string): Piece[] {
    const pieces: { font: string; text: string }[] = [];
    for (const letter of text) {
      const last = pieces.at(-1);
      const font = last && /[\p{M}\p{Cf}]/u.test(letter) ? last.font : this.fonts.fontOf(letter);
      if (last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces;
  }
}
