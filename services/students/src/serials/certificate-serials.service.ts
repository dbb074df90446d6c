import { Injectable } from '@nestjs/common';
import { normaliseSerial, type RedeemBody } from '@concord/contracts';
import { conflict, notFound } from '@concord/nest-platform';
import type { SerialRecord } from './serial.schema';
import { SerialsRepository } from './serials.repository';

const refused = () => conflict('SERIAL_INVALID', 'Invalid serial number ');
const fold = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Certificate serials, as the exams service uses them when a certificate is made or revoked. */
@Injectable()
export class CertificateSerialsService {
  constructor(private readonly serials: SerialsRepository) {}

  /**
   * Takes a serial into use for the name and course that it was made for; again for those is fine.
   * @throws AppError 409 SERIAL_INVALID.
   */
  async redeem(body: RedeemBody): Promise<{ studentName: string; selectedCourse: string }> {
    const serial = normaliseSerial(body.serial);
    const record = await this.serials.find(serial);
    const { studentName, selectedCourse } = boundOf(record);
    if (fold(studentName) !== fold(body.studentName) || selectedCourse !== body.selectedCourse)
      throw refused();
    if (!(await this.serials.redeem(serial)) && (await this.serials.find(serial))?.state !== 'used')
      throw refused();
    return { studentName, selectedCourse };
  }

  /** Voids the serial of a revoked certificate. @throws AppError 404. */
  async revoke(typed: string): Promise<{ serial: string }> {
    const serial = normaliseSerial(typed);
    if (!(await this.serials.revoke(serial))) throw notFound('This serial');
    return { serial };
  }
}

function boundOf(record: SerialRecord | undefined): { studentName: string; selectedCourse: string } {
  if (record?.purpose !== 'certificate' || !record.studentName || !record.selectedCourse) throw refused();
  return { studentName: record.studentName, selectedCourse: record.selectedCourse };
}
