import type { Result } from '@concord/contracts';
import { fullName, momentWords } from '@concord/institute';
import { plainText } from './cell-values';
import type { FileWriter } from './list-writer';
import { INK, PdfFile, UPRIGHT as PAGE } from '../pdf/pdf-file';
import { drawQrCode } from '../pdf/pdf-qr-code';
import { slipBar, slipScore, slipTotals } from '../../../shared/printing/slip-totals';

const WIDTH = PAGE.right - PAGE.left;
const QR = { x: PAGE.right - 68, y: PAGE.top, side: 68 } as const;
const GAP = 14;
const SIGNATURE = { y: 740, width: 230 } as const;
/** Most lines of each text: names that the form accepts are never cut; a remark has up to 400 letters. */
const NAME_LINES = 4;
const REMARK_LINES = 6;

/** Sizes in points that fill the page, and smaller ones for many lines of names and remark. */
const SIZES = [
  { title: 28, section: 30, heading: 14, label: 10, value: 14, line: 19, field: 52, percent: 76, count: 24 },
  { title: 20, section: 23, heading: 11, label: 8, value: 10.5, line: 14, field: 36, percent: 44, count: 15 },
] as const;
type Sizes = (typeof SIZES)[number];
/** Extra lines of names and remark that fit at the large sizes. */
const ROOMY_LINES = 4;

/** Shares of a line for gender, time and exam code. */
const FIELD_SHARES = [0.2, 0.48, 0.32] as const;

type Field = readonly [label: string, value: string];

const shown = (value: string) => value.split('\n').map(plainText).join('\n');

/** Prints result slips, one per page, with the look of the single slip that the browser prints. */
export class SlipWriter implements FileWriter<Result> {
  private readonly file: PdfFile;

  constructor(path: string, madeAt: Date) {
    this.file = new PdfFile(path, { title: 'Result slips', madeAt }, PAGE);
  }

  async add(results: readonly Result[]): Promise<void> {
    for (const result of results) {
      this.slip(result);
      await this.file.settle();
    }
  }

  end(): Promise<void> {
    return this.file.end();
  }

  abort(): void {
    this.file.abort();
  }

  private slip(result: Result): void {
    const { student, exam } = result;
    const name = fullName(student.surname, student.firstName, student.middleName);
    const sizes = this.sizesFor([name, exam.examName], result.remark ?? '');
    this.file.newPage();
    const top = this.file.letterhead();
    this.file.write('Result slip', PAGE.left, top + 12, WIDTH, { font: 'heading', size: sizes.title });
    drawQrCode(this.file.doc, result._id, QR);
    this.file.write(result._id, QR.x - 60, QR.y + QR.side + 4, QR.side + 60, { size: 7, align: 'right' });
    let y = this.section('Candidate and exam', top + 74, sizes);
    y = this.wide(['Name', name], y, NAME_LINES, sizes);
    y = this.wide(['Exam', exam.examName], y, NAME_LINES, sizes);
    y = this.fields(
      [
        ['Gender', student.gender ?? ''],
        ['Written on', momentWords(result.createdAt)],
        ['Exam code', exam.examCode],
      ],
      y,
      sizes,
    );
    y = this.section('Result', y + 16, sizes);
    y = this.totals(result, this.score(result, y, sizes), sizes);
    if (result.remark) this.wide(['Remark', result.remark], y + 8, REMARK_LINES, sizes);
    this.signature('Registrar', PAGE.left);
    this.signature('Date and stamp', PAGE.right - SIGNATURE.width);
  }

  private sizesFor(names: readonly string[], remark: string): Sizes {
    const [roomy, small] = SIZES;
    const lines = (text: string, most: number) =>
      Math.min(most, this.file.linesOf(shown(text), WIDTH, roomy.value)) - 1;
    const extra = names.reduce((sum, name) => sum + lines(name, NAME_LINES), 0);
    return extra + (remark ? lines(remark, REMARK_LINES) + 1 : 0) > ROOMY_LINES ? small : roomy;
  }

  /** @returns the y coordinate of the fields. */
  private section(title: string, y: number, { section, heading }: Sizes): number {
    this.file.doc.rect(PAGE.left, y, WIDTH, section).fill(INK.pale);
    this.file.doc.rect(PAGE.left, y, 3, section).fill(INK.brand);
    const style = { font: 'bold', size: heading, color: INK.brand } as const;
    this.file.write(title, PAGE.left + 10, y + (section - heading * 1.36) / 2, WIDTH, style);
    return y + section + 10;
  }

  /** Draws the percentage beside the verdict. @returns the y coordinate of the totals. */
  private score(result: Result, y: number, { percent, title, heading }: Sizes): number {
    const color = result.pass ? INK.pass : INK.alert;
    const beside = PAGE.left + percent * 2.9;
    this.file.write(`${result.percantage}%`, PAGE.left, y, percent * 2.8, {
      font: 'bold',
      size: percent,
      color,
    });
    this.file.write(result.pass ? 'Passed' : 'Fail', beside, y + percent * 0.15, 200, {
      font: 'bold',
      size: title,
    });
    const score = `Total score ${slipScore(result)}`;
    this.file.write(score, beside, y + percent * 0.15 + title * 1.4, 250, { size: heading, color: INK.soft });
    return y + percent * 1.45;
  }

  /** Draws a bar of right, wrong and unanswered questions with their numbers. @returns the y coordinate below it. */
  private totals(result: Result, y: number, { label, count, field }: Sizes): number {
    const colours: Readonly<Record<string, string>> = { right: INK.pass, wrong: INK.alert, empty: INK.paper };
    const parts = slipBar(result);
    const all = parts.reduce((sum, part) => sum + part.count, 0) || 1;
    let x: number = PAGE.left;
    for (const part of parts) {
      const width = (part.count / all) * WIDTH;
      this.file.doc.rect(x, y, width, 18).fill(colours[part.kind] ?? INK.paper);
      x += width;
    }
    this.file.doc.rect(PAGE.left, y, WIDTH, 18).lineWidth(0.75).stroke(INK.text);
    const totals = slipTotals(result);
    const width = WIDTH / totals.length;
    for (const [at, total] of totals.entries()) {
      const style = { align: 'center' } as const;
      const left = PAGE.left + at * width;
      this.file.write(total.label, left, y + 26, width, { ...style, size: label, color: INK.soft });
      this.file.write(String(total.count), left, y + 28 + label, width, {
        ...style,
        font: 'bold',
        size: count,
      });
    }
    return y + 26 + field;
  }

  /** Draws a row of fields. @returns the y coordinate of the next row. */
  private fields(fields: readonly Field[], y: number, sizes: Sizes): number {
    const room = WIDTH - (fields.length - 1) * GAP;
    let x: number = PAGE.left;
    for (const [at, field] of fields.entries()) {
      const width = room * (FIELD_SHARES[at] ?? 0);
      this.field(field, { x, y, width, lines: 1 }, sizes);
      x += width + GAP;
    }
    return y + sizes.field;
  }

  private wide(field: Field, y: number, lines: number, sizes: Sizes): number {
    const used = Math.min(lines, this.file.linesOf(shown(field[1]), WIDTH, sizes.value));
    this.field(field, { x: PAGE.left, y, width: WIDTH, lines: used }, sizes);
    return y + sizes.field + (used - 1) * sizes.line;
  }

  private field(
    [label, value]: Field,
    { x, y, width, lines }: { x: number; y: number; width: number; lines: number },
    sizes: Sizes,
  ): void {
    this.file.write(label, x, y, width, { size: sizes.label, color: INK.soft });
    this.file.write(shown(value), x, y + sizes.label * 1.45, width, { size: sizes.value, lines });
    const end = y + sizes.label * 1.45 + 4 + lines * sizes.line;
    this.file.doc
      .moveTo(x, end)
      .lineTo(x + width, end)
      .lineWidth(0.5)
      .stroke(INK.line);
  }

  private signature(who: string, x: number): void {
    this.file.doc
      .moveTo(x, SIGNATURE.y)
      .lineTo(x + SIGNATURE.width, SIGNATURE.y)
      .lineWidth(0.75)
      .stroke(INK.text);
    this.file.write(who, x, SIGNATURE.y + 5, SIGNATURE.width, { size: 11 });
  }
}
