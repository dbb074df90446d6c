import type { Certificate, CertificateStatus } from '@concord/contracts';
import type { ExportCells } from '@concord/nest-platform';

const STATUS_WORDS: Readonly<Record<CertificateStatus, string>> = {
  valid: 'Valid',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

/** Origin of a certificate in words: created with a serial, or issued by staff for a result. */
const MADE_WORDS: Readonly<Record<string, string>> = { manual: 'By hand', automatic: 'From a result' };

/**
 * Cells of a row in the list of certificates, by the column names of `EXPORT_LISTS`.
 * @param certificate the view for staff, with its serial masked
 * @param codes exam codes by id; removed exams are absent
 */
export function certificateCells(certificate: Certificate, codes: ReadonlyMap<string, string>): ExportCells {
  const { status = 'valid', exam, genrated, revokedAt, replacedAt } = certificate;
  return {
    Number: certificate.certificateNumber,
    Name: certificate.studentName,
    Course: certificate.selectedCourse.courseTitle,
    Exam: exam ? (codes.get(exam) ?? null) : null,
    Date: certificate.dateGenerated,
    'Issued at': certificate.createdAt,
    Made: MADE_WORDS[genrated] ?? genrated,
    'Serial number': certificate.serialNumber,
    Status: STATUS_WORDS[status],
    'Invalid since': revokedAt ?? replacedAt ?? null,
    Reason: certificate.revocation?.reason ?? null,
    Replaces: certificate.replaces ?? null,
    'Replaced by': certificate.replacedBy ?? null,
  };
}
