import { Injectable } from '@nestjs/common';
import type { ErrorsSheetBody, ParsedSheet } from '@concord/contracts';
import { AppError, badRequest, overloaded, WeightedLimiter } from '@concord/nest-platform';
import type { FileError } from '@concord/workbook';
import { SheetPictures } from './sheet-pictures.service';
import { makeTemplate } from './sheet-template';
import { runInWorker } from './sheet-worker';
import type { SheetOutcome, SheetTask } from './sheet.worker-thread';

const BUSY = 'Many files are being read right now. Please try again shortly';

@Injectable()
export class SheetsService {
  private readonly limiter = new WeightedLimiter({
    capacity: 2,
    maxQueued: 8,
    message: BUSY,
  });
  private made?: Promise<Buffer>;

  constructor(private readonly pictures: SheetPictures) {}

  /** @throws AppError 400 NOT_XLSX or FILE_REFUSED, 413 if it is too large when unpacked, 503 OVERLOADED */
  async parse(file: Buffer): Promise<ParsedSheet> {
    const outcome = await this.run({ parse: new Uint8Array(file) });
    if (outcome && 'parsed' in outcome) return this.pictures.store(outcome.parsed, outcome.pictures);
    if (outcome && 'refused' in outcome) throw refusalOf(outcome.refused);
    throw tooLarge('This file is too large to read. Keep only the questions in it');
  }

  /** @throws AppError 413 if it takes too much processor time, 503 OVERLOADED */
  async errorsSheet({ rows }: ErrorsSheetBody): Promise<Buffer> {
    const outcome = await this.run({ errorsOf: rows });
    if (outcome && 'sheet' in outcome) return Buffer.from(outcome.sheet);
    throw tooLarge('These rows are too large for one spreadsheet');
  }

  /** @returns undefined if the task needs too much memory or processor time */
  private async run(task: SheetTask): Promise<SheetOutcome | undefined> {
    const end = await this.limiter.run(() => runInWorker(task));
    if ('message' in end) return end.message;
    if (end.exceeded === 'wait') throw overloaded(BUSY);
    return undefined;
  }

  template(): Promise<Buffer> {
    this.made ??= makeTemplate();
    return this.made;
  }
}

const tooLarge = (message: string) => new AppError(413, 'PAYLOAD_TOO_LARGE', message);

function refusalOf({ reason, message }: Pick<FileError, 'reason' | 'message'>): AppError {
  if (reason === 'too-large') return tooLarge(message);
  return badRequest(reason === 'refused' ? 'FILE_REFUSED' : 'NOT_XLSX', message);
}
