import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './launcher-error.ts';

const NAMES = [
  'JWT_PRIVATE_KEY',
  'JWT_PUBLIC_KEY',
  'SERVICE_SECRET',
  'FILE_LINK_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

function generate(): Secrets {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    JWT_PRIVATE_KEY: privateKey,
    JWT_PUBLIC_KEY: publicKey,
    SERVICE_SECRET: randomBytes(32).toString('base64url'),
    FILE_LINK_SECRET: randomBytes(32).toString('base64url'),
    S3_ACCESS_KEY: `CONCORD${randomBytes(6).toString('hex').toUpperCase()}`,
    S3_SECRET_KEY: randomBytes(24).toString('base64url'),
  };
}

/** Made once per data folder: a restart must not sign anybody out or end an exam. */
export function loadSecrets(home: string): Secrets {
  const file = join(home, 'secrets.json');
  if (!existsSync(file))
    writeFileSync(file, `${JSON.stringify(generate(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  const secrets = parse(readFileSync(file, 'utf8'));
  if (NAMES.every((name) => typeof secrets[name] === 'string' && secrets[name] !== ''))
    return secrets as Secrets;
  throw new LauncherError(`${file} is damaged. Put it back from a copy, or delete it to make new secrets.`);
}

function parse(text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    return {};
  }
}
