import { Injectable } from '@nestjs/common';
import { normaliseSerial, type Serial, SERIAL_PATTERN, type SerialGenerateBody } from '@concord/contracts';
import { FailureLimiters, Listed } from '@concord/nest-platform';
import { toSerial } from './serial-view';
import type { SerialRecord } from './serial.schema';
import { type SerialPage, SerialsRepository } from './serials.repository';

/** Making, listing and looking up serial numbers. */
@Injectable()
export class SerialsService {
  private readonly unknownLookUps;

  constructor(
    private readonly serials: SerialsRepository,
    limiters: FailureLimiters,
  ) {
    this.unknownLookUps = limiters.get('serial-look-up', 300, 15 * 60);
  }

  /** One serial, or a list when a count was asked for. */
  async generate(body: SerialGenerateBody): Promise<Serial | Serial[]> {
    const { count, purpose, studentName, selectedCourse } = body;
    const bound = purpose === 'certificate' ? { studentName, selectedCourse } : {};
    const made = (await this.serials.make(count ?? 1, { purpose, ...bound })).map(toSerial);
    return count === undefined ? (made[0] as Serial) : made;
  }

  async list(query: SerialPage): Promise<Listed<Serial>> {
    const { records, total } = await this.serials.list(query);
    return new Listed(records.map(toSerial), total);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.serials.count() };
  }

  /** Whether a serial can be used; false for any nonsense. @throws AppError 429 after many unknown ones. */
  async validate(
    typed: string,
    purpose: Serial['purpose'] | undefined,
    address: string,
  ): Promise<{ isValid: boolean }> {
    if (await this.unknownLookUps.isBlocked(address)) await this.unknownLookUps.consume(address);
    const serial = normaliseSerial(typed);
    const record = SERIAL_PATTERN.test(serial) ? await this.serials.find(serial) : undefined;
    if (!record) {
      await this.unknownLookUps.consume(address);
      return { isValid: false };
    }
    return { isValid: isUsable(record) && (purpose === undefined || purpose === record.purpose) };
  }
}

/** A certificate serial stays good after use: it opens the same certificate again. */
function isUsable({ state, purpose }: SerialRecord): boolean {
  return state === 'valid' || (state === 'used' && purpose === 'certificate');
}
