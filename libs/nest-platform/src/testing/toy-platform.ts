import { generateKeyPairSync } from 'node:crypto';
import { baseEnv, loadEnv } from '../core/env';
import { TokenSigner } from '../auth/tokens';

/** Environment and token signer of a toy service in a database of its own. */
export function toyPlatform({ dbPrefix, ...more }: { dbPrefix: string; MAX_IN_FLIGHT?: string }) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const env = loadEnv(baseEnv, {
    ...process.env,
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: 'a-service-secret',
    FILE_LINK_SECRET: 'a-file-link-secret',
    JWT_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    MONGODB_DB_PREFIX: `${dbPrefix}-${process.pid}`,
    ...more,
  });
  return { env, signer: new TokenSigner(keys.privateKey) };
}
