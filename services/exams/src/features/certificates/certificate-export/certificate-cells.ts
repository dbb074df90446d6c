import type { Certificate, CertificateStatus, ExportCell } from '@concord/contracts';

const STATUS_WORDS: Readonly<Record<CertificateStatus, string>> = {
  valid: 'Valid',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

/** By hand with a serial, or by an order of staff for a result. */
const MADE_WORDS: Readonly<Record<string, string>> = { manual: 'By hand', automatic: 'From a result' };

/**
 * What a row says in each column of the list of certificates in `EXPORT_LISTS`, by the column's name.
 *
 * @param certificate as staff see it, with its serial masked
 * @param codes of exams, by id; none of an exam that was removed
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
