import { Injectable } from '@nestjs/common';
import {
  EXPORT_QUERIES,
  type HallCandidate,
  type HallSheet,
  internalCalls,
  type StudentCard,
} from '@concord/contracts';
import { conflict, InternalClient } from '@concord/nest-platform';
import { fullName } from '@concord/institute';
import { AttendanceWriter } from '../writers/attendance-writer';
import type { ExportScope, ExportSource, ExportPreview, OpenedExport } from './export-source';
import type { ExportRecord } from '../../../store/exports/export.schema';
import type { HallSeat } from '../writers/hall-seat';
import { inPages } from './in-pages';
import { SeatCardWriter } from '../writers/seat-card-writer';
import { SeatPhotos } from '../writers/seat-photos';
import { retryWhileUnavailable } from '../../../shared/retry-while-unavailable';

/** Batch size of reads of students, and number of seats between two writes of the progress. */
const BATCH_SIZE = 500;
const PAGE = 40;

/** The papers of a hall session: the list that candidates sign, and cards for their seats. */
@Injectable()
export class HallSource implements ExportSource<HallSeat> {
  constructor(
    private readonly internal: InternalClient,
    private readonly photos: SeatPhotos,
  ) {}

  /** @throws AppError 404; 409 when the session has no candidates. */
  async count(scope: ExportScope): Promise<ExportPreview> {
    const { hall, candidates } = await this.sheet(scope);
    if (candidates.length === 0) throw conflict('CONFLICT', 'This session has no candidates yet');
    return { count: candidates.length, of: hall.name, described: `${hall.name}, ${hall.room}` };
  }

  async open(record: ExportRecord, path: string): Promise<OpenedExport<HallSeat>> {
    const sheet = await retryWhileUnavailable(() => this.sheet(record));
    const cards = await this.cards(sheet.candidates.map(({ student }) => student));
    const codeOf = new Map(sheet.hall.exams.map(({ _id, examCode }) => [_id, examCode]));
    const seats = sheet.candidates.map((candidate, at) => seatOf(candidate, at + 1, { codeOf, cards }));
    const writer =
      record.kind === 'attendance'
        ? new AttendanceWriter(path, sheet.hall, new Date())
        : new SeatCardWriter(path, sheet.hall, { madeAt: new Date(), photos: this.photos });
    return { writer, pages: inPages(seats, PAGE) };
  }

  private sheet({ query }: ExportScope): Promise<HallSheet> {
    const { hall } = EXPORT_QUERIES.attendance.parse(query);
    return this.internal.call(internalCalls.internalHallSheet, { params: { id: hall } });
  }

  private async cards(students: readonly string[]): Promise<ReadonlyMap<string, StudentCard>> {
    const found = new Map<string, StudentCard>();
    for (let start = 0; start < students.length; start += BATCH_SIZE) {
      const body = { ids: students.slice(start, start + BATCH_SIZE) };
      const some = await retryWhileUnavailable(() =>
        this.internal.call(internalCalls.internalStudentCards, { body }),
      );
      for (const card of some) found.set(card._id, card);
    }
    return found;
  }
}

interface SeatDetails {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly cards: ReadonlyMap<string, StudentCard>;
}

/** Seats numbered by the order of names. */
function seatOf(candidate: HallCandidate, number: number, { codeOf, cards }: SeatDetails): HallSeat {
  const { student, surname, firstName, middleName, exams } = candidate;
  const card = cards.get(student);
  const codes = exams.filter(({ state }) => state !== 'none').flatMap(({ exam }) => codeOf.get(exam) ?? []);
  return {
    number,
    name: fullName(surname, firstName, middleName),
    serialEnd: card?.serialEnd ?? '',
    exams: codes.join(', '),
    photo: card?.photo?.public_id,
  };
}
