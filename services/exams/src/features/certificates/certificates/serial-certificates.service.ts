import { Injectable } from '@nestjs/common';
import { type CertificateCreateBody, exclusionOf, type RedeemedSerial } from '@concord/contracts';
import { conflict, objectIdOf } from '@concord/nest-platform';
import { unprintedText } from '@concord/institute/printed-letters';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { issuedKey, serialOf } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { CertificateWriter } from './certificate-writer.service';

/**
 * Issues certificates with serials: one per serial, and one per course for a student whom staff chose for the serial,
 * also while an order for results runs.
 */
@Injectable()
export class SerialCertificates {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
    private readonly applicants: ApplicantsService,
  ) {}

  /**
   * @returns the new certificate, the one of the serial, or the valid one of its student for the course
   * @throws AppError 409 SERIAL_INVALID if the one of the serial is no longer valid; CONFLICT if its student was
   * rejected or archived, or the name cannot be printed
   */
  async add(
    { selectedCourse: course, serialNumber: serial, ...said }: CertificateCreateBody,
    { studentName, student }: RedeemedSerial,
    courseTitle: string,
  ): Promise<CertificateRecord> {
    const selectedCourse = { id: objectIdOf(course), courseTitle };
    const draft = { ...said, studentName, selectedCourse, serialNumber: serial };
    const made = await this.certificates.findBySerial(serial);
    if (made) return requireValid(made);
    const problem = unprintedText('The name', studentName);
    if (problem) throw conflict('CONFLICT', `${problem}. Please ask the institute for another serial number`);
    if (!student) return requireValid((await this.writer.add(draft)).certificate);
    const owned = (await this.certificates.findOwned(course, [student])).get(student);
    if (owned) return owned;
    await this.requireEligible(student);
    const own = { ...draft, student: objectIdOf(student) };
    const keyed = { ...own, serialNumber: issuedKey(student, course), serial };
    const { certificate } = await this.writer.add(keyed);
    // Its earned certificate was revoked, and staff gave a serial for another.
    if (certificate.revokedAt && serialOf(certificate) !== serial)
      return requireValid((await this.writer.add(own)).certificate);
    return requireValid(certificate);
  }

  /** Keeps the serial valid: its holder may come back when staff decided otherwise. */
  private async requireEligible(student: string): Promise<void> {
    const record = (await this.applicants.find([student])).get(student);
    if (record && exclusionOf(record)) throw conflict('CONFLICT', NOT_NOW);
  }
}

function requireValid(certificate: CertificateRecord): CertificateRecord {
  if (certificate.replacedBy)
    throw conflict(
      'SERIAL_INVALID',
      `The certificate for this serial number was replaced by ${certificate.replacedBy}`,
    );
  if (certificate.revokedAt)
    throw conflict('SERIAL_INVALID', 'The certificate for this serial number was revoked');
  return certificate;
}

/** Anyone with the serial reads this, so it does not say what staff decided. */
const NOT_NOW = "We can't issue a certificate for this serial number right now. Please contact us";
