import type { Certificate, CertificateStatus, ExportCell } from '@concord/contracts';

const STATUS_WORDS: Readonly<Record<CertificateStatus, string>> = {
  valid: 'Valid',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

/** Origin of a certificate: by hand with a serial, or ordered by staff for a result. */
const MADE_WORDS: Readonly<Record<string, string>> = { manual: 'By hand', automatic: 'From a result' };

/**
 * Cells of a row of the list of certificates, by the column names of `EXPORT_LISTS`.
 *
 * @param certificate as staff see it, with its serial masked
 * @param codes codes of exams by id; removed exams have none
 */
export function certificateCells(
  certificate: Certificate,
  codes: ReadonlyMap<string, string>,
): Readonly<Record<string, ExportCell>> {
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
