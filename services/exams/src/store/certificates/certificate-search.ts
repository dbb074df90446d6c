import { searchFields, type SearchFields } from '@concord/nest-platform';
import { serialOf } from './certificate-keys';
import type { CertificateRecord } from './certificate.schema';

export type SearchedCertificate = Pick<
  CertificateRecord,
  'studentName' | 'selectedCourse' | 'serialNumber' | 'serial' | 'certificateNumber'
>;

/**
 * Finds a certificate by name, course, number and what lists show of its serial, the last group: beginnings of the other
 * groups would tell what is masked.
 */
export function certificateSearchFields(
  certificate: SearchedCertificate,
): SearchFields & { serialHidden: true } {
  const { studentName, selectedCourse, certificateNumber } = certificate;
  const shown = serialOf(certificate).split('-').at(-1);
  const fields = searchFields([studentName, selectedCourse.courseTitle, shown, certificateNumber]);
  return { ...fields, serialHidden: true };
}
