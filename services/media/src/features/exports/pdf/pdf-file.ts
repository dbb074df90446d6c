import { createWriteStream, type WriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { INSTITUTE, momentWords, printColours } from '@concord/institute';
import { unprintedLetters } from '@concord/institute/printed-letters';
import PDFDocument from 'pdfkit';
import { LIST_FONTS } from '../../../shared/printing/fonts';
import { otherFontOf } from '../../../shared/printing/other-fonts';
import { UNPRINTED } from '../../../shared/printing/other-letters';
import { IN_ONE_PIECE, MixedText } from './mixed-text';
import { layoutPlainly } from './plain-layout';
import { PageTotal } from './page-total';

export const INK = {
  text: '#1b241f',
  soft: '#55635b',
  get line() {
    return printColours().line;
  },
  get brand() {
    return printColours().brand;
  },
  pass: '#14663a',
  get pale() {
    return printColours().pale;
  },
  alert: '#a61b1b',
  paper: '#ffffff',
} as const;

/** The text of rows and notes, in points. */
export const SIZE = 8;
export const LINE = 11;
/** Most lines of a cell; longer texts end in an ellipsis. */
export const LINES_MAX = 2;
/** Buffered bytes before the writer waits for the disk. */
const WAITING_MAX = 1024 * 1024;

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
/** Left-to-right letters and digits, which a line of Arabic would reverse. */
const NOT_ARABIC = /(?!\p{Script=Arabic})[\p{L}\p{N}]/u;
type FontName = keyof typeof LIST_FONTS;

export interface PaperSize {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly foot: number;
}

/** A4 in points: portrait, and landscape. */
export const UPRIGHT: PaperSize = {
  width: 595.28,
  height: 841.89,
  left: 40,
  right: 555,
  top: 36,
  bottom: 795,
  foot: 810,
};
export const SIDEWAYS: PaperSize = {
  width: 841.89,
  height: 595.28,
  left: 34,
  right: 808,
  top: 34,
  bottom: 550,
  foot: 562,
};

interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly color?: string;
  /** Most lines; a single line of any length when absent. */
  readonly lines?: number;
  readonly align?: 'left' | 'center' | 'right';
}

interface FileHead {
  readonly title: string;
  readonly madeAt: Date;
}

/** Streams a PDF page by page; a browser would keep all pages in memory. */
export class PdfFile {
  readonly doc: PDFKit.PDFDocument;
  private readonly file: WriteStream;
  private readonly failed: Promise<never>;
  private readonly done: Promise<void>;
  private readonly pageTotal: PageTotal;
  private readonly coverage = new Map<string, (text: string) => boolean>();
  /** True if the page has letters without a font. */
  private hasBoxes = false;
  private pages = 0;

  constructor(
    path: string,
    private readonly head: FileHead,
    readonly paper: PaperSize,
  ) {
    this.file = createWriteStream(path, { mode: 0o600 });
    this.failed = new Promise<never>((_, reject) => this.file.once('error', reject));
    this.failed.catch(() => undefined);
    this.done = new Promise((resolve) => this.file.once('finish', () => resolve()));
    this.doc = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      // Names differ, so a glyph cache would grow with the file.
      fontLayoutCache: false,
      lang: 'en-NG',
      displayTitle: true,
      info: { Title: head.title, Author: INSTITUTE.name, CreationDate: head.madeAt },
    } as PDFKit.PDFDocumentOptions);
    for (const [name, font] of Object.entries(LIST_FONTS)) {
      this.doc.registerFont(name, font).font(name);
      this.coverage.set(name, layoutPlainly(this.doc));
    }
    this.doc.pipe(this.file);
    this.pageTotal = new PageTotal(this.doc);
  }

  get pageCount(): number {
    return this.pages;
  }

  newPage(): void {
    if (this.pages > 0) this.foot();
    this.doc.addPage();
    this.pages += 1;
    this.hasBoxes = false;
  }

  /** Draws page number and print time; last in the reading order, because it is at the bottom. */
  private foot(): void {
    const { left, right, foot } = this.paper;
    const when = momentWords(this.head.madeAt);
    // Not enough room for all three on one line.
    const printed = this.hasBoxes ? `Printed ${when}. ${UNPRINTED}` : `${INSTITUTE.name} · printed ${when}`;
    this.write(printed, left, foot, right - left - 120, { color: INK.soft });
    this.pageTotal.print(`Page ${this.pages} of`, right, foot, SIZE, INK.soft);
  }

  /** Draws the institute's name and contacts. @returns the y coordinate of the heading. */
  letterhead(): number {
    const { left, right, top } = this.paper;
    this.write(INSTITUTE.name, left, top, right - left, { font: 'heading', size: 14, color: INK.brand });
    const contacts = [INSTITUTE.email, ...INSTITUTE.phones].join('  ·  ');
    this.write(contacts, left, top + 19, right - left, { size: 8.5, color: INK.soft });
    return top + 37;
  }

  /** The wanted font or a fallback that has all letters; undefined when no single font has. */
  private fontOf(text: string, wanted: FontName = 'regular'): FontName | undefined {
    if (ARABIC.test(text)) return NOT_ARABIC.test(text) ? undefined : 'arabic';
    return [wanted, 'other' as const].find((font) => this.coverage.get(font)?.(text));
  }

  /** Font of a single letter, loaded on first use. */
  private fontOfLetter(letter: string, wanted: FontName): string {
    const usual = this.fontOf(letter, wanted);
    if (usual) return usual;
    const path = otherFontOf(letter);
    if (!path) return wanted;
    if (!this.coverage.has(path)) {
      this.doc.registerFont(path, path).font(path);
      this.coverage.set(path, layoutPlainly(this.doc));
    }
    return path;
  }

  private mixed(text: string, wanted: FontName = 'regular'): MixedText {
    return new MixedText(this.doc, text, {
      fontOf: (letter) => this.fontOfLetter(letter, wanted),
      shaped: 'arabic' satisfies FontName,
    });
  }

  isLonger(text: string, width: number, size: number = SIZE): boolean {
    // No letter is wider than its size, so a short text need not be measured.
    if (text.length * size <= width) return false;
    const font = this.fontOf(text);
    if (!font) return this.mixed(text).widthAt(size) > width;
    return this.doc.font(font).fontSize(size).widthOfString(text) > width;
  }

  /** Number of lines of a text. */
  linesOf(text: string, width: number, size: number): number {
    const font = this.fontOf(text);
    if (!font) return this.mixed(text).linesAt(size, width).length;
    this.doc.font(font).fontSize(size);
    return Math.max(
      1,
      Math.round(this.doc.heightOfString(text, { width }) / this.doc.currentLineHeight(true)),
    );
  }

  write(
    text: string,
    x: number,
    y: number,
    width: number,
    { font, size = SIZE, color = INK.text, lines, align }: TextStyle = {},
  ): void {
    const used = this.fontOf(text, font);
    if (!used) {
      const height = size * (LINE / SIZE);
      this.hasBoxes ||= unprintedLetters(text).length > 0;
      this.mixed(text, font).write(x, y, { width, size, color, lines, align, height });
      return;
    }
    const height = (lines ?? 1) * size * (LINE / SIZE);
    const isFitted = lines !== undefined || align !== undefined;
    const fitted = isFitted ? { width, height, ellipsis: true, align } : { lineBreak: false };
    const shaped = used === 'arabic' ? IN_ONE_PIECE : {};
    this.doc
      .font(used)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { ...fitted, ...shaped });
  }

  /** Yields to other work and waits for the disk. @throws Error when the disk is full. */
  async settle(): Promise<void> {
    do await Promise.race([setImmediate(), this.failed]);
    while (this.file.writableLength > WAITING_MAX);
  }

  async end(): Promise<void> {
    if (this.pages > 0) this.foot();
    this.pageTotal.end(this.pages);
    this.doc.end();
    await Promise.race([this.done, this.failed]);
  }

  abort(): void {
    this.doc.unpipe(this.file);
    this.file.destroy();
  }
}
