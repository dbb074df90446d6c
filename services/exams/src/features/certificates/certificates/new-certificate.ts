import { type ObjectId, newObjectId } from '@concord/nest-platform';
import { certificateSearchFields } from '../../../store/certificates/certificate-search';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { makeCertificateNumber } from './certificate-number';

/** Content and origin of a certificate. Bulk requests set `_id`, to recognize their own. */
export type CertificateDraft = Pick<
  CertificateRecord,
  'studentName' | 'selectedCourse' | 'serialNumber' | 'dateGenerated' | 'genrated'
> &
  Partial<
    Pick<
      CertificateRecord,
      '_id' | 'serial' | 'replaces' | 'student' | 'exam' | 'result' | 'template' | 'mailDueAt' | 'mailKey'
    >
  >;

/** A valid certificate with a new number. */
export function newCertificate(draft: CertificateDraft, createdAt = new Date()): CertificateRecord {
  const certificateNumber = makeCertificateNumber(createdAt.getUTCFullYear());
  return {
    _id: newObjectId(),
    ...draft,
    certificateNumber,
    createdAt,
    revokedAt: null,
    ...certificateSearchFields({ ...draft, certificateNumber }),
  };
}

/** Fields that make the mail of a new certificate due, if staff want to notify the student. */
export const mailOf = (notify: boolean | undefined, id: ObjectId, now = new Date()) =>
  notify ? { mailDueAt: now, mailKey: id } : {};
