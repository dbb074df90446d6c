import type { Findings } from './findings.ts';
import type { Snapshot } from './snapshot.ts';

/** Rule: a certificate and the one that it replaces name each other. */
export function judgeCertificates({ certificates }: Snapshot, findings: Findings): void {
  const known = new Map(certificates.map((certificate) => [certificate.number, certificate]));
  findings.examined.certificates = certificates.length;
  for (const { number, replaces, replacedBy, isNew } of certificates) {
    if (replacedBy && known.get(replacedBy)?.replaces !== number)
      findings.add('certificates', `${number} is replaced by ${replacedBy}, which does not replace it`);
    if (replaces && known.get(replaces)?.replacedBy !== number)
      findings.add('certificates', `${number} replaces ${replaces}, which does not say so`, isNew);
  }
}
