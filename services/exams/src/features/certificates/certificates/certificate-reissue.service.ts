import { Injectable } from '@nestjs/common';
import { type Certificate, type CertificateReissueBody, dueDayOf } from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  newObjectId,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { unprintedText } from '@concord/institute/printed-letters';
import { reissuedKey } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { contentOf, noteOf, stateOf } from './certificate-audit';
import { CertificateWriter } from './certificate-writer.service';
import { toCertificateRow } from './certificate.view';
import type { CertificateDraft } from './new-certificate';

/**
 * Replaces a certificate by one with another number. The new one is stored first, with a key that derives from the
 * old one: concurrent calls store only one, and a repeated call completes an interrupted one.
 */
@Injectable()
export class CertificateReissue {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly writer: CertificateWriter,
  ) {}

  /**
   * @throws AppError 404; 409 if it is revoked, or has been replaced with other content; 422 for an unprintable name
   */
  async reissue(
    staff: StaffActor,
    id: string,
    body: CertificateReissueBody,
    audit: AuditNote,
  ): Promise<Certificate> {
    const before = await this.require(id);
    audit.note({ ...noteOf(before), id, reason: body.reason, before: stateOf(before) });
    if (before.revokedAt && !before.replacedBy)
      throw conflict('CONFLICT', 'This certificate was revoked. Reinstate it first');
    const problem = unprintedText('The name', body.studentName ?? before.studentName);
    if (problem)
      throw new AppError(422, 'NAME_UNPRINTABLE', problem, {
        issues: [{ path: 'studentName', message: problem }],
      });
    const { certificate, isNew } = await this.writer.add(draftOf(before, body));
    await this.replace(staff, before, certificate);
    audit.note({ after: { ...stateOf(await this.require(id)), ...contentOf(certificate) } });
    if (!isNew && !isAsAsked(certificate, body, before)) throw replacedAlready(certificate);
    if (body.notify && certificate.student && !certificate.mailKey)
      await this.certificates.setMailDue(certificate._id, new Date(), newObjectId());
    return toCertificateRow(certificate);
  }

  /** Records the replacement on the old certificate. @throws AppError 409 if it was revoked meanwhile */
  private async replace(staff: StaffActor, old: CertificateRecord, by: CertificateRecord): Promise<void> {
    const { certificateNumber } = by;
    if (await this.certificates.setReplaced(old, certificateNumber, new Date())) return;
    if ((await this.require(String(old._id))).replacedBy === certificateNumber) return;
    const reason = 'The certificate it replaces was revoked';
    await this.certificates.revoke(by, new Date(), { reason, isPublic: false, by: staffRefOf(staff) });
    throw conflict('CONFLICT', 'Somebody has just revoked this certificate. Nothing was issued');
  }

  private async require(id: string): Promise<CertificateRecord> {
    return required(await this.certificates.find(id), 'The certificate');
  }
}

function draftOf(before: CertificateRecord, body: CertificateReissueBody): CertificateDraft {
  const { student, exam, result, template } = before;
  return {
    studentName: body.studentName ?? before.studentName,
    selectedCourse: before.selectedCourse,
    serialNumber: reissuedKey(before._id),
    dateGenerated: body.dateGenerated ?? dueDayOf(new Date().toISOString()),
    genrated: before.genrated,
    replaces: before.certificateNumber,
    ...(student && { student }),
    ...(exam && { exam }),
    ...(result && { result }),
    ...(template && { template }),
  };
}

const isAsAsked = (
  made: CertificateRecord,
  { studentName, dateGenerated }: CertificateReissueBody,
  before: CertificateRecord,
): boolean =>
  made.revokedAt === null &&
  made.studentName === (studentName ?? before.studentName) &&
  (dateGenerated === undefined || made.dateGenerated === dateGenerated);

const replacedAlready = ({ certificateNumber, studentName, revokedAt }: CertificateRecord) =>
  conflict(
    'CONFLICT',
    `This certificate was replaced by ${certificateNumber}, for ${studentName}` +
      (revokedAt ? ', which is no longer valid either' : ''),
  );
