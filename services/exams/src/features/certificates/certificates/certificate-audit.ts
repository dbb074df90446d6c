import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { statusOf } from './certificate.view';

/** Fields of a certificate in the audit log. The serial is left out, because it is a credential. */
export const noteOf = ({ studentName, certificateNumber }: CertificateRecord) => ({
  label: studentName,
  details: { certificateNumber },
});

/** Fields of the state before a change. */
export function stateOf(certificate: CertificateRecord): Record<string, unknown> {
  const { revocation, replacedBy } = certificate;
  return {
    status: statusOf(certificate),
    ...(revocation && { reason: revocation.reason, isPublic: revocation.isPublic }),
    ...(replacedBy && { replacedBy }),
  };
}

/** Content of a certificate, for the audit record of its creation. */
export const contentOf = (certificate: CertificateRecord): Record<string, unknown> => ({
  certificateNumber: certificate.certificateNumber,
  studentName: certificate.studentName,
  dateGenerated: certificate.dateGenerated,
});
