import {
  type Certificate,
  type CertificateStatus,
  type CertificateVerdict,
  maskSerial,
} from '@concord/contracts';
import { toStaffRef } from '../../../shared/staff.view';
import { serialOf } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import type { CertificateRow } from '../../../store/certificates/certificates.repository';

export function statusOf({
  revokedAt,
  replacedAt,
}: Pick<CertificateRecord, 'revokedAt' | 'replacedAt'>): CertificateStatus {
  if (replacedAt) return 'replaced';
  return revokedAt ? 'revoked' : 'valid';
}

/** The view for its holder and for printing. */
export function toCertificate(certificate: CertificateRow): Certificate {
  const { selectedCourse, replaces } = certificate;
  return {
    _id: String(certificate._id),
    studentName: certificate.studentName,
    selectedCourse: { id: String(selectedCourse.id), courseTitle: selectedCourse.courseTitle },
    createdAt: certificate.createdAt.toISOString(),
    dateGenerated: certificate.dateGenerated,
    serialNumber: serialOf(certificate),
    certificateNumber: certificate.certificateNumber,
    genrated: certificate.genrated,
    ...(replaces && { replaces }),
  };
}

/** The view for staff, with the serial masked. */
export function toCertificateRow(certificate: CertificateRow): Certificate {
  const { revokedAt, revocation, replacedAt, replacedBy, student, exam, result, template } = certificate;
  const view = toCertificate(certificate);
  return {
    ...view,
    serialNumber: maskSerial(view.serialNumber),
    status: statusOf(certificate),
    ...(revokedAt && !replacedAt && { revokedAt: revokedAt.toISOString() }),
    ...(revocation && { revocation: { ...revocation, by: toStaffRef(revocation.by) } }),
    ...(replacedAt && { replacedAt: replacedAt.toISOString() }),
    ...(replacedBy && { replacedBy }),
    ...(student && { student: String(student) }),
    ...(exam && { exam: String(exam) }),
    ...(result && { result: String(result) }),
    ...(template && { template: { design: template.design, version: template.version } }),
  };
}

/** The public verdict: the reason of a revocation only if it is public, and nothing of the student's record. */
export function toCertificateVerdict(certificate: CertificateRow): CertificateVerdict {
  const { revokedAt, revocation, replacedAt, replacedBy, replaces } = certificate;
  return {
    status: revokedAt ? 'revoked' : 'valid',
    state: statusOf(certificate),
    studentName: certificate.studentName,
    courseTitle: certificate.selectedCourse.courseTitle,
    dateGenerated: certificate.dateGenerated,
    ...(revokedAt && !replacedAt && { revokedAt: revokedAt.toISOString() }),
    ...(revocation?.isPublic && revocation.reason && { reason: revocation.reason }),
    ...(replacedAt && { replacedAt: replacedAt.toISOString() }),
    ...(replacedBy && { replacedBy }),
    ...(replaces && { replaces }),
  };
}
