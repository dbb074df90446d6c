import { searchFields, type SearchFields } from '@concord/nest-platform';
import { serialOf } from './certificate-keys';
import type { CertificateRecord } from './certificate.schema';

export type SearchedCertificate = Pick<
  CertificateRecord,
  'studentName' | 'selectedCourse' | 'serialNumber' | 'serial' | 'certificateNumber'
>;

/**
 * Search fields: name, course, number, and the visible last group of the serial. Prefixes of other groups would
 * reveal what is masked.
 */
export function certificateSearchFields(
  certificate: SearchedCertificate,
): SearchFields & { serialHidden: true } {
  const { studentName, selectedCourse, certificateNumber } = certificate;
  const shown = serialOf(certificate).split('-').at(-1);
  const fields = searchFields([studentName, selectedCourse.courseTitle, shown, certificateNumber]);
  return { ...fields, serialHidden: true };
}
