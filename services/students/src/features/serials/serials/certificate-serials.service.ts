import { Injectable } from '@nestjs/common';
import { normaliseSerial, type RedeemBody, type RedeemedSerial, withoutInvisible } from '@concord/contracts';
import { type AppError, conflict, notFound } from '@concord/nest-platform';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { SerialGuesses } from './serial-guesses';

const invalidSerial = () => conflict('SERIAL_INVALID', 'Invalid serial number ');
const fold = (name: string) =>
  withoutInvisible(name).normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Redeems and revokes certificate serials for the exams service. */
@Injectable()
export class CertificateSerialsService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly guesses: SerialGuesses,
  ) {}

  /**
   * Marks a serial as used for its name and course. Idempotent.
   * @returns name, course and student of the serial
   * @throws AppError 409 SERIAL_INVALID, with issues for the details that do not match; 429 after many unknown
   * serials or wrong details from an address
   */
  async redeem(body: RedeemBody): Promise<RedeemedSerial> {
    const serial = normaliseSerial(body.serial);
    const record = await this.serials.find(serial);
    if (!record && body.address) await this.guesses.countWrong(body.address);
    const binding = bindingOf(record);
    const misfit = misfitOf(binding, body);
    if (misfit) {
      // A known serial must not reveal its holder.
      if (body.address) await this.guesses.countWrong(body.address);
      throw misfit;
    }
    if (!(await this.serials.redeem(serial)) && (await this.serials.find(serial))?.state !== 'used')
      throw invalidSerial();
    return binding;
  }

  /** Revokes the serial of a revoked certificate. @throws AppError 404 */
  async revoke(typed: string): Promise<{ serial: string }> {
    const serial = normaliseSerial(typed);
    if (!(await this.serials.revoke(serial))) throw notFound('This serial number');
    return { serial };
  }

  /** Restores the serial of a reinstated certificate. @throws AppError 404 */
  async restore(typed: string): Promise<{ serial: string }> {
    const serial = normaliseSerial(typed);
    if (!(await this.serials.restore(serial))) throw notFound('This serial number');
    return { serial };
  }
}

const OTHER_NAME = 'This serial number is for another name. Enter the name exactly as the institute has it';
const OTHER_COURSE = 'This serial number is for another course. Choose the course you completed';

/** Names the details that do not match the serial, but not the right values. */
function misfitOf(bound: RedeemedSerial, given: RedeemBody): AppError | undefined {
  const issues = [
    ...(fold(bound.studentName) === fold(given.studentName)
      ? []
      : [{ path: 'studentName', message: OTHER_NAME }]),
    ...(bound.selectedCourse === given.selectedCourse
      ? []
      : [{ path: 'selectedCourse', message: OTHER_COURSE }]),
  ];
  const [first] = issues;
  return first && conflict('SERIAL_INVALID', first.message, issues);
}

function bindingOf(record: SerialRecord | undefined): RedeemedSerial {
  if (record?.purpose !== 'certificate' || !record.studentName || !record.selectedCourse)
    throw invalidSerial();
  const { studentName, selectedCourse, student } = record;
  return { studentName, selectedCourse, ...(student && { student: student.toString() }) };
}
