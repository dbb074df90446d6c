import type { Hall } from '@concord/contracts';
import { momentWords } from '@concord/institute';
import { plainText } from './cell-values';
import type { HallSeat } from './hall-seat';
import type { FileWriter } from './list-writer';
import { INK, LINE, LINES_MAX, PdfFile, UPRIGHT as PAGE } from '../pdf/pdf-file';

const WIDTH = PAGE.right - PAGE.left;
const COLUMNS = [
  { name: 'No.', width: 32 },
  { name: 'Name', width: 190 },
  { name: 'Serial', width: 45 },
  { name: 'Exam', width: 100 },
  { name: 'Signature', width: 148 },
] as const;
/** Row height with room for a signature. */
const ROW = 30;
const HEAD = 19;
const PAD = 4;
const LABEL = 66;

/** Prints the list that the candidates of a hall session sign. */
export class AttendanceWriter implements FileWriter<HallSeat> {
  private readonly file: PdfFile;
  private y: number;

  constructor(
    path: string,
    private readonly hall: Hall,
    madeAt: Date,
  ) {
    this.file = new PdfFile(path, { title: `Attendance of ${hall.name}`, madeAt }, PAGE);
    this.file.newPage();
    this.y = this.head();
    this.columnHeads();
  }

  async add(seats: readonly HallSeat[]): Promise<void> {
    for (const seat of seats) this.row(seat);
    await this.file.settle();
  }

  end(): Promise<void> {
    return this.file.end();
  }

  abort(): void {
    this.file.abort();
  }

  /** @returns the y coordinate of the table. */
  private head(): number {
    const { name, room, startsAt, exams, invigilators } = this.hall;
    let y = this.file.letterhead();
    this.file.write('Attendance list', PAGE.left, y, WIDTH, { font: 'heading', size: 17 });
    y += 30;
    const facts = [
      ['Session', name],
      ['Room', room],
      ['Start', momentWords(startsAt)],
      ['Exams', exams.map(({ examName, examCode }) => `${examName} (${examCode})`).join('; ')],
      ['Invigilators', invigilators.join(', ')],
    ] as const;
    for (const [label, value] of facts) {
      const text = plainText(value) || '-';
      const lines = Math.min(FACT_LINES, this.file.linesOf(text, WIDTH - LABEL, FACT.size));
      this.file.write(label, PAGE.left, y, LABEL, { ...FACT, color: INK.soft });
      this.file.write(text, PAGE.left + LABEL, y, WIDTH - LABEL, { ...FACT, lines });
      y += lines * FACT_LINE;
    }
    return y + 8;
  }

  private columnHeads(): void {
    this.file.doc.rect(PAGE.left, this.y, WIDTH, HEAD).fill(INK.brand);
    eachColumn((x, { name, width }) =>
      this.file.write(name, x, this.y + PAD, width, { font: 'bold', color: INK.paper }),
    );
    this.y += HEAD;
  }

  private row({ number, name, serialEnd, exams }: HallSeat): void {
    if (this.y + ROW > PAGE.bottom) {
      this.file.newPage();
      this.y = PAGE.top;
      this.columnHeads();
    }
    const texts = [String(number), name, serialEnd, exams, ''].map(plainText);
    eachColumn((x, { width }, at) => {
      const text = texts[at] ?? '';
      const isLong = this.file.isLonger(text, width - 2 * PAD);
      const y = this.y + (isLong ? PAD / 2 : (ROW - LINE) / 2);
      if (text) this.file.write(text, x, y, width - 2 * PAD, isLong ? { lines: LINES_MAX } : {});
    });
    this.y += ROW;
    this.file.doc.moveTo(PAGE.left, this.y).lineTo(PAGE.right, this.y).lineWidth(0.5).stroke(INK.line);
  }
}

const FACT = { size: 9 } as const;
const FACT_LINE = 13;
const FACT_LINES = 6;

type Column = (typeof COLUMNS)[number];

function eachColumn(draw: (x: number, column: Column, at: number) => void): void {
  let x: number = PAGE.left;
  for (const [at, column] of COLUMNS.entries()) {
    draw(x + PAD, column, at);
    x += column.width;
  }
}
