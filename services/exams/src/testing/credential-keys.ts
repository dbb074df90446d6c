import { createPublicKey, generateKeyPairSync, type JsonWebKey, verify } from 'node:crypto';
import type { DidDocument } from '@concord/contracts';
import { gunzipSync } from 'node:zlib';

const PEM = { type: 'pkcs8', format: 'pem' } as const;

/** A new key for signing credentials. */
export function newCredentialKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicKey, pem: privateKey.export(PEM).toString(), publicPem };
}

const jsonOf = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** Verifies a signed credential by the keys of the document. @returns its parts @throws Error */
export function openCredential(token: string, document: DidDocument) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const header = jsonOf(head);
  const method = document.verificationMethod.find(({ id }) => id === header.kid);
  if (!method) throw new Error(`${document.id} has no key ${String(header.kid)}`);
  const key = createPublicKey({ key: method.publicKeyJwk as JsonWebKey, format: 'jwk' });
  const made = Buffer.from(signature, 'base64url');
  if (!verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, made))
    throw new Error('The signature is wrong');
  return { header, payload: jsonOf(body) };
}

/** The bits of a status list, starting at bit 0. */
export function bitsOf(encodedList: string): { length: number; isSet: (index: number) => boolean } {
  if (!encodedList.startsWith('u')) throw new Error('This is not base64url');
  const bytes = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  const isSet = (index: number) => ((bytes[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  return { length: bytes.length * 8, isSet };
}
