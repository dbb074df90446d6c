import type { ExportCell } from '@concord/contracts';
import { momentWords } from '@concord/institute';
import { SIGNED } from './board-words';
import { cellText, plainText } from './cell-values';
import type { ListHead, ListWriter } from './list-writer';
import { INK, LINE, LINES_MAX, PdfFile, SIDEWAYS as PAGE, SIZE } from '../pdf/pdf-file';

/** The numbers above the rows, and the lines for signatures below them. */
const FIGURES = { width: 100, height: 34 } as const;
const SIGNATURES = { above: 48, width: 220, between: 57, height: 78 } as const;
const PAD = 4;
/** Rows between two yields to other work of the process. */
const BATCH = 50;

/** Streams a list as PDF: neither rows nor pages are kept. */
export class PdfListWriter implements ListWriter {
  private readonly file: PdfFile;
  private readonly widths: number[];
  private rows = 0;
  private y = 0;

  constructor(
    path: string,
    private readonly head: ListHead,
  ) {
    this.file = new PdfFile(path, head, PAGE);
    const shares = head.columns.reduce((sum, { share = 1 }) => sum + share, 0);
    this.widths = head.columns.map(({ share = 1 }) => ((PAGE.right - PAGE.left) * share) / shares);
    this.newTablePage();
  }

  async add(rows: readonly (readonly ExportCell[])[]): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      for (const row of rows.slice(start, start + BATCH)) this.row(row);
      await this.file.settle();
    }
  }

  async end(): Promise<void> {
    if (this.rows === 0) {
      this.file.write('No Result Found', PAGE.left + PAD, this.y + PAD, 300);
      this.y += LINE + PAD;
    }
    const { signatories = [] } = this.head.summary ?? {};
    if (signatories.length > 0) this.signatures(signatories);
    await this.file.end();
  }

  abort(): void {
    this.file.abort();
  }

  private newPage(): void {
    this.file.newPage();
    this.y = this.file.pageCount === 1 ? this.letterhead() : PAGE.top;
  }

  private newTablePage(): void {
    this.newPage();
    this.columnHeads();
  }

  /** Draws the head on the first page. @returns the y coordinate of the table. */
  private letterhead(): number {
    const { title, described, total, madeAt, summary } = this.head;
    const width = PAGE.right - PAGE.left;
    const top = this.file.letterhead();
    const heading = { font: 'heading', size: 17, ...(summary && { lines: 1 }) } as const;
    this.file.write(plainText(summary?.heading ?? title), PAGE.left, top, width, heading);
    const count = `${total.toLocaleString('en-GB')} ${total === 1 ? 'row' : 'rows'} on ${momentWords(madeAt)}`;
    this.file.write(count, PAGE.left, top + 23, width, { size: 9, color: INK.soft });
    if (described) this.file.write(plainText(described), PAGE.left, top + 36, width, DESCRIBED);
    let end = top + (described ? 55 : 43);
    for (const figures of summary?.figures ?? []) {
      const room = Math.min(FIGURES.width, width / figures.length);
      for (const [place, [name, value]] of figures.entries()) {
        const x = PAGE.left + place * room;
        this.file.write(name, x, end, room, { color: INK.soft });
        this.file.write(value, x, end + LINE, room, { font: 'bold', size: 12 });
      }
      end += FIGURES.height;
    }
    return end;
  }

  /** Draws the signature lines on one page, without column heads if the page has nothing else. */
  private signatures(signatories: readonly string[]): void {
    if (this.y + SIGNATURES.height > PAGE.bottom) this.newPage();
    const y = this.y + SIGNATURES.above;
    for (const [place, who] of signatories.entries()) {
      const x = PAGE.left + place * (SIGNATURES.width + SIGNATURES.between);
      this.file.doc
        .moveTo(x, y)
        .lineTo(x + SIGNATURES.width, y)
        .lineWidth(0.75)
        .stroke(INK.text);
      this.file.write(who, x, y + PAD, SIGNATURES.width, { font: 'bold' });
      this.file.write(SIGNED, x, y + PAD + LINE, SIGNATURES.width, { color: INK.soft });
    }
  }

  private columnHeads(): void {
    const height = LINE + 2 * PAD;
    this.file.doc.rect(PAGE.left, this.y, PAGE.right - PAGE.left, height).fill(INK.brand);
    this.eachColumn((x, width, at) => {
      const name = this.head.columns[at]?.name ?? '';
      this.file.write(name, x, this.y + PAD, width, { font: 'bold', color: INK.paper });
    });
    this.y += height;
  }

  private row(cells: readonly ExportCell[]): void {
    const texts = this.head.columns.map(({ type }, at) => cellText(cells[at] ?? null, type));
    const lines = texts.map((text, at) => this.linesOf(text, at));
    const height = Math.max(...lines) * LINE + PAD;
    if (this.y + height > PAGE.bottom) this.newTablePage();
    this.eachColumn((x, width, at) => {
      const text = texts[at] ?? '';
      const style = lines[at] === 1 ? {} : { lines: lines[at] };
      if (text) this.file.write(text, x, this.y + PAD / 2, width, style);
    });
    this.y += height;
    this.rows += 1;
    this.file.doc.moveTo(PAGE.left, this.y).lineTo(PAGE.right, this.y).lineWidth(0.5).stroke(INK.line);
  }

  /** Number of lines for a text. Most columns have two at most and need no measuring. */
  private linesOf(text: string, at: number): number {
    const width = (this.widths[at] ?? 0) - 2 * PAD;
    if (!this.file.isLonger(text, width)) return 1;
    const most = this.head.columns[at]?.lines;
    return most === undefined ? LINES_MAX : Math.min(most, this.file.linesOf(text, width, SIZE));
  }

  private eachColumn(draw: (x: number, width: number, at: number) => void): void {
    let x: number = PAGE.left;
    this.widths.forEach((width, at) => {
      draw(x + PAD, width - 2 * PAD, at);
      x += width;
    });
  }
}

const DESCRIBED = { size: 9, color: INK.soft, lines: 1 } as const;
