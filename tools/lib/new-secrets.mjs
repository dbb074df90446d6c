// Plain JavaScript without dependencies: it also runs where there is only Node, before anything is installed.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Random bytes as text that needs no quotes in an address, an env file or YAML. */
export const randomText = (/** @type {number} */ bytes) => randomBytes(bytes).toString('base64url');

/** PEM, for ES256. */
const newKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** A new secret of each kind that services share. */
export function newSecrets() {
  const { privateKey, publicKey } = newKeys();
  return {
    JWT_PRIVATE_KEY: privateKey,
    JWT_PUBLIC_KEY: publicKey,
    CREDENTIAL_PRIVATE_KEY: newKeys().privateKey,
    SERVICE_SECRET: randomText(32),
    GATEWAY_SECRET: randomText(32),
    FILE_LINK_SECRET: randomText(32),
    FIELD_SECRET: randomText(32),
    S3_ACCESS_KEY: `CONCORD${randomBytes(6).toString('hex').toUpperCase()}`,
    S3_SECRET_KEY: randomText(24),
  };
}

/** A new password of each store that the launcher starts. */
export const newStorePasswords = () => ({
  MONGODB_PASSWORD: randomText(24),
  REDIS_PASSWORD: randomText(24),
});

/** The public key of a private one, both PEM; the private one may be base64 of PEM. */
export function publicKeyOf(/** @type {string} */ privateKey) {
  const text = privateKey.includes('-----BEGIN')
    ? privateKey.replace(/\\n/g, '\n')
    : Buffer.from(privateKey, 'base64').toString();
  return createPublicKey(text).export({ type: 'spki', format: 'pem' }).toString();
}
