import type { MyCertificate } from '@concord/contracts';
import type { CertificateRow } from '../../../store/certificates/certificates.repository';
import { statusOf } from '../certificates/certificate.view';

/** The view for the person whose certificate it is: what anybody who verifies it sees, and its number. */
export function toMyCertificate(certificate: CertificateRow): MyCertificate {
  const { _id, studentName, selectedCourse, certificateNumber, dateGenerated } = certificate;
  const { revokedAt, replacedAt, replacedBy, revocation } = certificate;
  return {
    _id: String(_id),
    studentName,
    courseTitle: selectedCourse.courseTitle,
    certificateNumber,
    dateGenerated,
    status: statusOf(certificate),
    ...(revokedAt && !replacedAt && { revokedAt: revokedAt.toISOString() }),
    ...(revocation?.isPublic && revocation.reason && { reason: revocation.reason }),
    ...(replacedBy && { replacedBy }),
  };
}
