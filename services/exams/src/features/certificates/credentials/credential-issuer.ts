import { createHash, type KeyObject } from 'node:crypto';
import type { CredentialKey, DidDocument } from '@concord/contracts';
import { JwtService } from '@nestjs/jwt';
import { publicOf } from './key-problems';

const CONTEXT = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'];

/** Claims of a signed credential: the credential itself, and those that JWT libraries check. */
export interface CredentialClaims {
  iss: string;
  jti: string;
  sub: string;
  nbf: number;
}

/** Id of a key, derived from it (RFC 7638), so that different keys never share an id. */
function thumbprintOf({ crv, kty, x, y }: CredentialKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

function jwkOf(key: KeyObject): CredentialKey {
  const { x = '', y = '' } = publicOf(key).export({ format: 'jwk' });
  return { kty: 'EC', crv: 'P-256', x, y };
}

/** Issues credentials for the institute, identified by its did:web. */
export class CredentialIssuer {
  readonly document: DidDocument;
  private readonly jwt: JwtService;

  /**
   * @param privateKeys the first one signs; the next one of a rotation is published before it signs
   * @param earlier public keys of earlier signatures
   */
  constructor(
    readonly did: string,
    privateKeys: readonly [KeyObject, ...KeyObject[]],
    earlier: readonly KeyObject[] = [],
  ) {
    const keys = new Map([...privateKeys, ...earlier].map(jwkOf).map((jwk) => [this.idOf(jwk), jwk]));
    this.document = {
      '@context': CONTEXT,
      id: did,
      verificationMethod: [...keys].map(([id, publicKeyJwk]) => ({
        id,
        type: 'JsonWebKey2020',
        controller: did,
        publicKeyJwk,
      })),
      assertionMethod: [...keys.keys()],
    };
    const keyid = this.idOf(jwkOf(privateKeys[0]));
    this.jwt = new JwtService({
      privateKey: privateKeys[0],
      signOptions: { algorithm: 'ES256', keyid, noTimestamp: true },
    });
  }

  sign(credential: CredentialClaims): string {
    return this.jwt.sign(credential);
  }

  private idOf(jwk: CredentialKey): string {
    return `${this.did}#${thumbprintOf(jwk)}`;
  }
}
