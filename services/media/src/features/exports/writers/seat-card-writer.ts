import type { Hall } from '@concord/contracts';
import { INSTITUTE, momentWords } from '@concord/institute';
import { plainText } from './cell-values';
import type { HallSeat } from './hall-seat';
import type { FileWriter } from './list-writer';
import { INK, PdfFile, type PaperSize } from '../pdf/pdf-file';
import type { SeatPhotos } from './seat-photos';

/** A4 portrait with two columns of four cards, and a strip below them for the page number. */
const PAPER: PaperSize = {
  width: 595.28,
  height: 841.89,
  left: 28,
  right: 567,
  top: 24,
  bottom: 808,
  foot: 820,
};
const COLUMNS = 2;
const ON_A_PAGE = 8;
const CARD = { width: (PAPER.right - PAPER.left) / COLUMNS, height: (PAPER.bottom - PAPER.top) / 4 } as const;
const PHOTO = { width: 60, height: 77 } as const;
const PAD = 14;
const MARK = 9;

interface Options {
  readonly madeAt: Date;
  readonly photos: Pick<SeatPhotos, 'read'>;
}

/** Prints seat cards of a hall, eight per page, with crop marks. */
export class SeatCardWriter implements FileWriter<HallSeat> {
  private readonly file: PdfFile;
  private readonly photos: Options['photos'];
  private cards = 0;

  constructor(
    path: string,
    private readonly hall: Hall,
    { madeAt, photos }: Options,
  ) {
    this.file = new PdfFile(path, { title: `Seat cards of ${hall.name}`, madeAt }, PAPER);
    this.photos = photos;
  }

  async add(seats: readonly HallSeat[]): Promise<void> {
    for (const seat of seats) {
      const photo = await this.photos.read(seat.photo);
      const place = this.cards % ON_A_PAGE;
      if (place === 0) {
        this.file.newPage();
        this.marks();
      }
      const x = PAPER.left + (place % COLUMNS) * CARD.width;
      this.card(seat, { x, y: PAPER.top + Math.floor(place / COLUMNS) * CARD.height, photo });
      this.cards += 1;
      await this.file.settle();
    }
  }

  end(): Promise<void> {
    return this.file.end();
  }

  abort(): void {
    this.file.abort();
  }

  private card(
    { number, name, serialEnd, exams }: HallSeat,
    { x: left, y: top, photo }: { x: number; y: number; photo: Buffer | undefined },
  ): void {
    const [x, y, width] = [left + PAD, top + PAD, CARD.width - 2 * PAD];
    this.file.write(INSTITUTE.name, x, y, width, { font: 'heading', size: 8, color: INK.brand, lines: 1 });
    const session = plainText(`${this.hall.name} · ${this.hall.room} · ${momentWords(this.hall.startsAt)}`);
    this.file.write(session, x, y + 12, width, { size: 7.5, color: INK.soft, lines: 2 });
    this.photo(photo, x, y + 40);
    const [beside, room] = [x + PHOTO.width + 12, width - PHOTO.width - 12];
    this.file.write(plainText(name), beside, y + 38, room, { font: 'bold', size: 11, lines: 3 });
    this.file.write(`Serial ending ${serialEnd || '-'}`, beside, y + 88, room, { size: 9, lines: 1 });
    this.file.write(plainText(exams) || 'No exam', beside, y + 102, room, { size: 9, lines: 2 });
    this.file.write('Seat', x, y + 138, 60, { size: 9, color: INK.soft });
    this.file.write(String(number), x + 30, y + 126, 120, { font: 'bold', size: 26, color: INK.brand });
  }

  private photo(photo: Buffer | undefined, x: number, y: number): void {
    const { doc } = this.file;
    doc.save().rect(x, y, PHOTO.width, PHOTO.height).clip();
    if (photo) doc.image(photo, x, y, PHOTO);
    else {
      // Placeholder for the photo: head and shoulders.
      const middle = x + PHOTO.width / 2;
      doc.rect(x, y, PHOTO.width, PHOTO.height).fill(INK.pale);
      doc.circle(middle, y + 29, 14).fill(INK.line);
      doc.ellipse(middle, y + PHOTO.height, 26, 28).fill(INK.line);
    }
    doc.restore().rect(x, y, PHOTO.width, PHOTO.height).lineWidth(0.5).stroke(INK.line);
  }

  /** Crosses at the corners of all cards. */
  private marks(): void {
    const { doc } = this.file;
    for (let column = 0; column <= COLUMNS; column += 1)
      for (let row = 0; row <= ON_A_PAGE / COLUMNS; row += 1) {
        const [x, y] = [PAPER.left + column * CARD.width, PAPER.top + row * CARD.height];
        doc.moveTo(x - MARK, y).lineTo(x + MARK, y);
        doc.moveTo(x, y - MARK).lineTo(x, y + MARK);
      }
    doc.lineWidth(0.4).stroke(INK.soft);
  }
}
