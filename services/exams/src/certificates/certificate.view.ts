import { type Certificate, type CertificateVerdict, maskSerial } from '@concord/contracts';
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

/** A certificate of the list, whose serial staff see masked. */
export function toCertificateRow(certificate: CertificateRow): Certificate {
  const view = toCertificate(certificate);
  return { ...view, serialNumber: maskSerial(view.serialNumber) };
}

export function toCertificateVerdict(certificate: CertificateRecord): CertificateVerdict {
  return {
    status: certificate.revokedAt ? 'revoked' : 'valid',
    studentName: certificate.studentName,
    courseTitle: certificate.selectedCourse.courseTitle,
    dateGenerated: certificate.dateGenerated,
  };
}
