import { gzipSync } from 'node:zlib';
import { LIST_BITS } from '../../../store/status-places/status-place.schema';
import type { CredentialClaims } from './credential-issuer';

/** Time for which verifiers may cache a list, in seconds. */
export const LIST_SECONDS = 30;
/** Validity of a copy; verifiers must refuse an older one, which may miss revocations. */
const VALID_MS = 24 * 60 * 60 * 1000;

/** Compresses the bits, first place in the highest bit, to base64url; the prefix `u` marks it (multibase). */
function encode(indexes: readonly number[]): string {
  const bits = Buffer.alloc(LIST_BITS / 8);
  for (const index of indexes)
    bits.writeUInt8(bits.readUInt8(index >> 3) | (0x80 >> (index & 7)), index >> 3);
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** A Bitstring Status List (W3C); credentials at these places are revoked. */
export function statusListOf(
  { url, did }: { url: string; did: string },
  revoked: readonly number[],
  now: Date,
): CredentialClaims & Record<string, unknown> {
  const subject = `${url}#list`;
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + VALID_MS).toISOString(),
    credentialSubject: {
      id: subject,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encode(revoked),
      ttl: LIST_SECONDS * 1000,
    },
    iss: did,
    jti: url,
    sub: subject,
    nbf: Math.floor(now.getTime() / 1000),
  };
}
