import { Injectable } from '@nestjs/common';
import type { ParsedSheet } from '@concord/contracts';
import { AppError, badRequest, WeightedLimiter } from '@concord/nest-platform';
import { makeTemplate } from './sheet-template';
import { parseInWorker } from './sheet-worker';

@Injectable()
export class SheetsService {
  private readonly limiter = new WeightedLimiter({
    capacity: 2,
    maxQueued: 8,
    message: 'Many files arrive at the moment, please try again shortly',
  });
  private made?: Promise<Buffer>;

  /** @throws AppError 400 NOT_XLSX, 413 for one that is too large when unpacked. */
  async parse(file: Buffer): Promise<ParsedSheet> {
    const outcome = await this.limiter.run(() => parseInWorker(file));
    if (!outcome) throw tooLarge('This spreadsheet is too large to be read; keep only the questions in it');
    if ('parsed' in outcome) return outcome.parsed;
    const { reason, message } = outcome.refused;
    throw reason === 'too-large' ? tooLarge(message) : badRequest('NOT_XLSX', message);
  }

  template(): Promise<Buffer> {
    this.made ??= makeTemplate();
    return this.made;
  }
}

const tooLarge = (message: string) => new AppError(413, 'PAYLOAD_TOO_LARGE', message);
