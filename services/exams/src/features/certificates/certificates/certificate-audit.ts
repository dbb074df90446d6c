import { statusOf } from './certificate.view';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';

/** What the audit log says of a certificate: not its serial, which is a credential. */
export const noteOf = ({ studentName, certificateNumber }: CertificateRecord) => ({
  label: studentName,
  details: { certificateNumber },
});

/** What a change of its state replaces. */
export function stateOf(certificate: CertificateRecord): Record<string, unknown> {
  const { revocation, replacedBy } = certificate;
  return {
    status: statusOf(certificate),
    ...(revocation && { reason: revocation.reason, isPublic: revocation.isPublic }),
    ...(replacedBy && { replacedBy }),
  };
}

/** What a certificate says, for the record of the one that was made. */
export const contentOf = (certificate: CertificateRecord): Record<string, unknown> => ({
  certificateNumber: certificate.certificateNumber,
  studentName: certificate.studentName,
  dateGenerated: certificate.dateGenerated,
});
