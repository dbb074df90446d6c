import { Injectable } from '@nestjs/common';
import { normaliseSerial, type Serial, SERIAL_PATTERN, type SerialGenerateBody } from '@concord/contracts';
import type { AuditNote, Page, PageQuery } from '@concord/nest-platform';
import { toSerial } from './serial.view';
import type { SerialRecord } from './serial.schema';
import { SerialGuesses } from './serial-guesses';
import { SerialsRepository } from './serials.repository';

/** Creates, lists and validates serials. */
@Injectable()
export class SerialsService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly guesses: SerialGuesses,
  ) {}

  /** One serial, or a list when the body has a count. */
  async generate(body: SerialGenerateBody, audit: AuditNote): Promise<Serial | Serial[]> {
    const { count, purpose, studentName, selectedCourse } = body;
    // Not the serials: they are credentials.
    audit.note({ label: studentName, details: { purpose, count: count ?? 1 } });
    const bound = purpose === 'certificate' ? { studentName, selectedCourse } : {};
    const created = (await this.serials.create(count ?? 1, { purpose, ...bound })).map(toSerial);
    return count === undefined ? (created[0] as Serial) : created;
  }

  async list(query: PageQuery): Promise<Page<Serial>> {
    return (await this.serials.list(query)).map(toSerial);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.serials.count() };
  }

  /** Whether a serial can be used; false for any other text. @throws AppError 429 after many unknown serials. */
  async validate(
    typed: string,
    purpose: Serial['purpose'] | undefined,
    address: string,
  ): Promise<{ isValid: boolean }> {
    const serial = normaliseSerial(typed);
    const record = SERIAL_PATTERN.test(serial) ? await this.serials.find(serial) : undefined;
    if (!record) {
      await this.guesses.countWrong(address);
      return { isValid: false };
    }
    return { isValid: isUsable(record) && (purpose === undefined || purpose === record.purpose) };
  }
}

/** A used certificate serial stays valid: it opens the same certificate again. */
function isUsable({ state, purpose }: SerialRecord): boolean {
  return state === 'valid' || (state === 'used' && purpose === 'certificate');
}
