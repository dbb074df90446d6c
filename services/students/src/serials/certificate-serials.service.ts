import { Injectable } from '@nestjs/common';
import { normaliseSerial, type RedeemBody, type RedeemedSerial } from '@concord/contracts';
import { conflict, notFound } from '@concord/nest-platform';
import { SerialGuesses } from './serial-guesses';
import type { SerialRecord } from './serial.schema';
import { SerialsRepository } from './serials.repository';

const invalidSerial = () => conflict('SERIAL_INVALID', 'Invalid serial number ');
const fold = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Redeems and revokes certificate serials for the exams service. */
@Injectable()
export class CertificateSerialsService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly guesses: SerialGuesses,
  ) {}

  /**
   * Marks a serial used for the name and course that it is bound to, and tells for which student. Idempotent.
   * @throws AppError 409 SERIAL_INVALID, 429 after many unknown serials of an address.
   */
  async redeem(body: RedeemBody): Promise<RedeemedSerial> {
    const serial = normaliseSerial(body.serial);
    const record = await this.serials.find(serial);
    if (!record && body.address) await this.guesses.countWrong(body.address);
    const binding = bindingOf(record);
    const { studentName, selectedCourse } = binding;
    if (fold(studentName) !== fold(body.studentName) || selectedCourse !== body.selectedCourse)
      throw invalidSerial();
    if (!(await this.serials.redeem(serial)) && (await this.serials.find(serial))?.state !== 'used')
      throw invalidSerial();
    return binding;
  }

  /** Revokes the serial of a revoked certificate. @throws AppError 404. */
  async revoke(typed: string): Promise<{ serial: string }> {
    const serial = normaliseSerial(typed);
    if (!(await this.serials.revoke(serial))) throw notFound('This serial');
    return { serial };
  }

  /** Restores the serial of a reinstated certificate. @throws AppError 404. */
  async restore(typed: string): Promise<{ serial: string }> {
    const serial = normaliseSerial(typed);
    if (!(await this.serials.restore(serial))) throw notFound('This serial');
    return { serial };
  }
}

function bindingOf(record: SerialRecord | undefined): RedeemedSerial {
  if (record?.purpose !== 'certificate' || !record.studentName || !record.selectedCourse)
    throw invalidSerial();
  const { studentName, selectedCourse, student } = record;
  return { studentName, selectedCourse, ...(student && { student: student.toString() }) };
}
