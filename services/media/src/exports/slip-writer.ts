import type { Result } from '@concord/contracts';
import { fullName, momentWords } from '@concord/institute';
import { plainText } from './cell-values';
import type { FileWriter } from './list-writer';
import { INK, PdfFile, UPRIGHT as PAGE } from './pdf-file';
import { drawQrCode } from './pdf-qr-code';

const WIDTH = PAGE.right - PAGE.left;
const QR = { x: PAGE.right - 68, y: PAGE.top, side: 68 } as const;
const COLUMNS = 3;
const GAP = 14;
const FIELD = { width: (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS, height: 36 } as const;
const SECTION = { height: 22, below: 8 } as const;
const SIGNATURE = { y: 700, width: 220 } as const;
/** Names are never cut that a form takes; a remark has up to 400 letters. */
const NAME_LINES = 4;
const REMARK_LINES = 6;

type Field = readonly [label: string, value: string];

const shown = (value: string) => value.split('\n').map(plainText).join('\n');

/** What a slip says; a result of a service of the release before has no total. */
const scoreWords = ({ total_score, total_questions }: Result): string =>
  total_questions === undefined ? String(total_score) : `${total_score} of ${total_questions}`;

/** Prints result slips, one a page: as the single slip is printed, which a browser does. */
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
    const { student, exam, pass } = result;
    this.file.newPage();
    const top = this.file.letterhead();
    this.file.write('Result slip', PAGE.left, top + 8, WIDTH, { font: 'heading', size: 17 });
    drawQrCode(this.file.doc, result._id, QR);
    this.file.write(result._id, QR.x - 60, QR.y + QR.side + 4, QR.side + 60, { size: 7, align: 'right' });
    let y = this.section('Candidate and exam', top + 62);
    const name = fullName(student.surname, student.firstName, student.middleName);
    y = this.wide(['Name', name], y, NAME_LINES);
    y = this.fields(
      [
        ['Gender', student.gender ?? ''],
        ['Written on', momentWords(result.createdAt)],
        ['Exam code', exam.examCode],
      ],
      y,
    );
    y = this.wide(['Exam', exam.examName], y, NAME_LINES);
    y = this.section('Result', y + 12);
    const color = pass ? INK.pass : INK.alert;
    this.file.write(`${result.percantage}%`, PAGE.left, y, 140, { font: 'bold', size: 34, color });
    this.file.write(pass ? 'Passed' : 'Fail', PAGE.left + 130, y + 16, 200, { font: 'bold', size: 15 });
    y = this.fields(
      [
        ['Total score', scoreWords(result)],
        ['Questions answered', String(result.total_answered)],
        ['Correct answers', String(result.total_correct)],
        ['Wrong answers', String(result.total_wrong)],
      ],
      y + 62,
    );
    if (result.remark) this.wide(['Remark', result.remark], y, REMARK_LINES);
    this.signature('Registrar', PAGE.left);
    this.signature('Date and stamp', PAGE.right - SIGNATURE.width);
  }

  /** @returns where its fields begin. */
  private section(title: string, y: number): number {
    this.file.doc.rect(PAGE.left, y, WIDTH, SECTION.height).fill(INK.pale);
    this.file.doc.rect(PAGE.left, y, 3, SECTION.height).fill(INK.brand);
    const style = { font: 'bold', size: 10.5, color: INK.brand } as const;
    this.file.write(title, PAGE.left + 10, y + 4, WIDTH, style);
    return y + SECTION.height + SECTION.below;
  }

  /** Fields beside and below each other. @returns where the next ones begin. */
  private fields(fields: readonly Field[], y: number): number {
    for (const [at, field] of fields.entries()) {
      const x = PAGE.left + (at % COLUMNS) * (FIELD.width + GAP);
      this.field(field, { x, y: y + Math.floor(at / COLUMNS) * FIELD.height, width: FIELD.width, lines: 1 });
    }
    return y + Math.ceil(fields.length / COLUMNS) * FIELD.height;
  }

  private wide(field: Field, y: number, lines: number): number {
    const used = Math.min(lines, this.file.linesOf(shown(field[1]), WIDTH, VALUE.size));
    this.field(field, { x: PAGE.left, y, width: WIDTH, lines: used });
    return y + FIELD.height + (used - 1) * VALUE_LINE;
  }

  private field(
    [label, value]: Field,
    { x, y, width, lines }: { x: number; y: number; width: number; lines: number },
  ): void {
    this.file.write(label, x, y, width, { size: 7.5, color: INK.soft });
    this.file.write(shown(value), x, y + 11, width, { ...VALUE, lines });
    const end = y + 14 + lines * VALUE_LINE;
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
    this.file.write(who, x, SIGNATURE.y + 4, SIGNATURE.width, { size: 9 });
  }
}

const VALUE = { size: 10.5 } as const;
const VALUE_LINE = 15;
