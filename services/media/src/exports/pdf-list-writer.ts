import { createWriteStream, type WriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { ExportCell } from '@concord/contracts';
import { INSTITUTE, momentWords } from '@concord/institute';
import PDFDocument from 'pdfkit';
import { boardFigures, boardTitle, SIGNATORIES, SIGNED } from './board-words';
import { cellText, plainText } from './cell-values';
import type { ListHead, ListWriter } from './list-writer';
import { LIST_FONTS } from '../printing/fonts';
import { layoutPlainly } from './plain-layout';
import { PageTotal } from './page-total';

const INK = {
  text: '#1b241f',
  soft: '#55635b',
  line: '#b9cfc1',
  brand: '#14663a',
  paper: '#ffffff',
} as const;
/** A4 on its side, in points. */
const PAGE = { width: 841.89, height: 595.28, left: 34, right: 808, top: 34, bottom: 550 } as const;
const FOOT_Y = 562;
/** The numbers of an exam above its results, and the lines for signatures below them. */
const FIGURES = { width: 100, height: 34 } as const;
const SIGNATURES = { above: 48, width: 220, between: 57, height: 78 } as const;
const SIZE = 8;
const LINE = 11;
const PAD = 4;
/** What is longer than two lines is cut, with an ellipsis. */
const LINES_MAX = 2;
/** Rows after which other work of the process has its turn. */
const BATCH = 50;
/** Written bytes that may wait for the disk. */
const WAITING_MAX = 1024 * 1024;

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/;
type FontName = keyof typeof LIST_FONTS;
const fontOf = (text: string): FontName => (ARABIC.test(text) ? 'arabic' : 'regular');

/** Prints a list as a PDF, page by page: neither rows nor pages are kept, which a browser would do with all of them. */
export class PdfListWriter implements ListWriter {
  private readonly file: WriteStream;
  private readonly doc: PDFKit.PDFDocument;
  private readonly failed: Promise<never>;
  private readonly done: Promise<void>;
  private readonly widths: number[];
  private readonly pageTotal: PageTotal;
  private pages = 0;
  private rows = 0;
  private y = 0;

  constructor(
    path: string,
    private readonly head: ListHead,
  ) {
    this.file = createWriteStream(path, { mode: 0o600 });
    this.failed = new Promise<never>((_, reject) => this.file.once('error', reject));
    this.failed.catch(() => undefined);
    this.done = new Promise((resolve) => this.file.once('finish', () => resolve()));
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      // Names are all different: a cache of their glyphs would grow with the list.
      fontLayoutCache: false,
      lang: 'en-NG',
      displayTitle: true,
      info: { Title: head.title, Author: INSTITUTE.name, CreationDate: head.madeAt },
    } as PDFKit.PDFDocumentOptions);
    for (const [name, file] of Object.entries(LIST_FONTS)) {
      this.doc.registerFont(name, file).font(name);
      layoutPlainly(this.doc);
    }
    this.doc.pipe(this.file);
    this.pageTotal = new PageTotal(this.doc);
    const shares = head.columns.reduce((sum, { share = 1 }) => sum + share, 0);
    this.widths = head.columns.map(({ share = 1 }) => ((PAGE.right - PAGE.left) * share) / shares);
    this.newPage();
  }

  async add(rows: readonly ExportCell[][]): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      for (const row of rows.slice(start, start + BATCH)) this.row(row);
      do await Promise.race([setImmediate(), this.failed]);
      while (this.file.writableLength > WAITING_MAX);
    }
  }

  async end(): Promise<void> {
    if (this.rows === 0) {
      this.write('No Result Found', PAGE.left + PAD, this.y + PAD, 300);
      this.y += LINE + PAD;
    }
    if (this.head.board) this.signatures();
    this.pageTotal.end(this.pages);
    this.doc.end();
    await Promise.race([this.done, this.failed]);
  }

  abort(): void {
    this.doc.unpipe(this.file);
    this.file.destroy();
  }

  private newPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = this.pages === 1 ? this.letterhead() : PAGE.top;
    this.columnHeads();
    const made = `${INSTITUTE.name} · printed ${momentWords(this.head.madeAt)}`;
    this.write(made, PAGE.left, FOOT_Y, 500, { color: INK.soft });
    this.pageTotal.print(`Page ${this.pages} of`, PAGE.right, FOOT_Y, SIZE, INK.soft);
  }

  /** The institute's head, on the first page. @returns where the table begins. */
  private letterhead(): number {
    const { title, described, total, madeAt, board } = this.head;
    const width = PAGE.right - PAGE.left;
    const [left, top] = [PAGE.left, PAGE.top];
    this.write(INSTITUTE.name, left, top, width, { font: 'bold', size: 14, color: INK.brand });
    const contacts = [INSTITUTE.email, ...INSTITUTE.phones].join('  ·  ');
    this.write(contacts, left, top + 19, width, { size: 8.5, color: INK.soft });
    const heading = board ? boardTitle(board) : title;
    this.write(heading, left, top + 37, width, { font: 'bold', size: 17, isLong: board !== undefined });
    const count = `${total.toLocaleString('en-GB')} ${total === 1 ? 'row' : 'rows'} on ${momentWords(madeAt)}`;
    this.write(count, left, top + 60, width, { size: 9, color: INK.soft });
    // The heading of the board names the exam already.
    const filters = board ? undefined : described;
    if (filters) this.write(plainText(filters), left, top + 73, width, { size: 9, color: INK.soft });
    const end = top + (filters ? 92 : 80);
    if (!board) return end;
    for (const [place, [name, value]] of boardFigures(board).entries()) {
      const x = left + place * FIGURES.width;
      this.write(name, x, end, FIGURES.width, { color: INK.soft });
      this.write(value, x, end + LINE, FIGURES.width, { font: 'bold', size: 12 });
    }
    return end + FIGURES.height;
  }

  /** All on one page. */
  private signatures(): void {
    if (this.y + SIGNATURES.height > PAGE.bottom) this.newPage();
    const y = this.y + SIGNATURES.above;
    for (const [place, who] of SIGNATORIES.entries()) {
      const x = PAGE.left + place * (SIGNATURES.width + SIGNATURES.between);
      this.doc
        .moveTo(x, y)
        .lineTo(x + SIGNATURES.width, y)
        .lineWidth(0.75)
        .stroke(INK.text);
      this.write(who, x, y + PAD, SIGNATURES.width, { font: 'bold' });
      this.write(SIGNED, x, y + PAD + LINE, SIGNATURES.width, { color: INK.soft });
    }
  }

  private columnHeads(): void {
    const height = LINE + 2 * PAD;
    this.doc.rect(PAGE.left, this.y, PAGE.right - PAGE.left, height).fill(INK.brand);
    this.eachColumn((x, width, at) => {
      const name = this.head.columns[at]?.name ?? '';
      this.write(name, x, this.y + PAD, width, { font: 'bold', color: INK.paper });
    });
    this.y += height;
  }

  private row(cells: readonly ExportCell[]): void {
    const texts = this.head.columns.map(({ type }, at) => cellText(cells[at] ?? null, type));
    const isLong = texts.map((text, at) => this.isLonger(text, (this.widths[at] ?? 0) - 2 * PAD));
    const lines = isLong.includes(true) ? LINES_MAX : 1;
    const height = lines * LINE + PAD;
    if (this.y + height > PAGE.bottom) this.newPage();
    this.eachColumn((x, width, at) => {
      const text = texts[at] ?? '';
      if (text) this.write(text, x, this.y + PAD / 2, width, { isLong: isLong[at] === true });
    });
    this.y += height;
    this.rows += 1;
    this.doc.moveTo(PAGE.left, this.y).lineTo(PAGE.right, this.y).lineWidth(0.5).stroke(INK.line);
  }

  private eachColumn(draw: (x: number, width: number, at: number) => void): void {
    let x: number = PAGE.left;
    this.widths.forEach((width, at) => {
      draw(x + PAD, width - 2 * PAD, at);
      x += width;
    });
  }

  private isLonger(text: string, width: number): boolean {
    // No letter is wider than its size, so a short text need not be measured.
    if (text.length * SIZE <= width) return false;
    return this.doc.font(fontOf(text)).fontSize(SIZE).widthOfString(text) > width;
  }

  private write(
    text: string,
    x: number,
    y: number,
    width: number,
    {
      font = fontOf(text),
      size = SIZE,
      color = INK.text,
      isLong = false,
    }: { font?: FontName; size?: number; color?: string; isLong?: boolean } = {},
  ): void {
    const fitted = isLong ? { width, height: LINES_MAX * LINE, ellipsis: true } : { lineBreak: false };
    // Given features, a text is shaped in one piece: Arabic words stand in their order.
    const shaped = font === 'arabic' ? { features: [] } : {};
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { ...fitted, ...shaped });
  }
}
