import type { Certificate, CertificateVerdict } from '@concord/contracts';
import type { CertificateRecord } from './certificate.schema';
import type { CertificateRow } from './certificates.repository';

export function toCertificate(certificate: CertificateRow): Certificate {
  const { selectedCourse } = certificate;
  return {
    _id: String(certificate._id),
    studentName: certificate.studentName,
    selectedCourse: { id: String(selectedCourse.id), courseTitle: selectedCourse.courseTitle },
    createdAt: certificate.createdAt.toISOString(),
    dateGenerated: certificate.dateGenerated,
    serialNumber: certificate.serialNumber,
    certificateNumber: certificate.certificateNumber,
    genrated: certificate.genrated,
  };
}

export function toCertificateVerdict(certificate: CertificateRecord): CertificateVerdict {
  return {
    status: certificate.revokedAt ? 'revoked' : 'valid',
    studentName: certificate.studentName,
    courseTitle: certificate.selectedCourse.courseTitle,
    dateGenerated: certificate.dateGenerated,
  };
}
