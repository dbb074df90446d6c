import { Injectable } from '@nestjs/common';
import { type CertificateCreateBody, exclusionOf, type RedeemedSerial } from '@concord/contracts';
import { conflict, objectIdOf } from '@concord/nest-platform';
import { unprintedText } from '@concord/institute/printed-letters';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { MembershipRights } from '../../../shared/membership/membership-rights';
import { issuedKey, serialOf } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { CertificateWriter } from './certificate-writer.service';

/**
 * Issues certificates with serials: one per serial, and one per course for a student for whom staff created the
 * serial, even while a bulk request for results runs.
 */
@Injectable()
export class SerialCertificates {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
    private readonly applicants: ApplicantsService,
    private readonly rights: MembershipRights,
  ) {}

  /**
   * @returns a new certificate, that of the serial, or the student's valid one for the course
   * @throws AppError 409 SERIAL_INVALID if the serial's certificate is no longer valid; 409 CONFLICT if the student
   * was rejected or archived or may not get one as a member, or the name cannot be printed
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
    // The certificate for a result was revoked, and staff gave a serial for another one.
    if (certificate.revokedAt && serialOf(certificate) !== serial)
      return requireValid((await this.writer.add(own)).certificate);
    return requireValid(certificate);
  }

  /** Does not use up the serial: its holder may try again after another decision of staff. */
  private async requireEligible(student: string): Promise<void> {
    const record = (await this.applicants.find([student])).get(student);
    if (record && exclusionOf(record)) throw conflict('CONFLICT', NOT_NOW);
    if (await this.rights.forbids(student, 'certificate')) throw conflict('CONFLICT', NOT_NOW);
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

/** Anyone with the serial reads this text, so it does not reveal the decision of staff. */
const NOT_NOW = "We can't issue a certificate for this serial number right now. Please contact us";
