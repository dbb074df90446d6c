import { INSTITUTE } from '@concord/institute';
import type { CertificateRow } from '../../../store/certificates/certificates.repository';
import type { StatusPlace } from '../../../store/status-places/status-places.repository';
import type { CredentialClaims } from './credential-issuer';

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
/** Dates of certificates are in Nigerian time, which has no daylight saving. */
const MIDNIGHT = 'T00:00:00+01:00';

export const statusListUrl = (origin: string, list: number): string =>
  `${origin}/api/credentials/status/${list}`;

/**
 * A certificate as an OpenBadgeCredential (Open Badges 3.0), with the claims of its JWT proof. It identifies the
 * holder by printed name only: no e-mail address, no serial.
 */
export function openBadgeOf(
  certificate: CertificateRow,
  { list, index }: StatusPlace,
  { did, origin }: { did: string; origin: string },
): CredentialClaims & Record<string, unknown> {
  const { certificateNumber, studentName, selectedCourse, dateGenerated } = certificate;
  const id = `${origin}/api/certificate/${certificateNumber}/credential`;
  const holder = `${id}#holder`;
  const validFrom = `${dateGenerated}${MIDNIGHT}`;
  const statusListCredential = statusListUrl(origin, list);
  const completion = `${selectedCourse.courseTitle}, a course of ${INSTITUTE.name}`;
  return {
    '@context': CONTEXT,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: selectedCourse.courseTitle,
    issuer: { id: did, type: ['Profile'], name: INSTITUTE.name, url: origin },
    validFrom,
    credentialSubject: {
      id: holder,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: studentName, identityType: 'name' },
      ],
      achievement: {
        id: `${origin}/api/course#${String(selectedCourse.id)}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: selectedCourse.courseTitle,
        description: `Completion of ${completion}.`,
        criteria: { narrative: `The holder completed ${completion}, and was awarded its certificate.` },
      },
    },
    credentialStatus: {
      id: `${statusListCredential}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential,
    },
    iss: did,
    jti: id,
    sub: holder,
    nbf: Math.floor(Date.parse(validFrom) / 1000),
  };
}
