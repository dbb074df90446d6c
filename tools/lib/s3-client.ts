import { Client } from 'minio';

/** Client for the S3 store of these variables. */
export function s3Client(env: NodeJS.ProcessEnv): Client {
  const { S3_ENDPOINT = '', S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, S3_PATH_STYLE } = env;
  const { hostname, port, protocol } = new URL(S3_ENDPOINT);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION || 'us-east-1',
    pathStyle: S3_PATH_STYLE !== 'off',
  });
}

/** Error codes for keys that a store does not know. */
const REFUSED = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied'];

/**
 * Finds the pair of keys that the store accepts, among several joined by commas: during a rotation it may be
 * either.
 * @returns variables with that pair only
 */
export async function withKnownKeys<Env extends { S3_ACCESS_KEY?: string; S3_SECRET_KEY?: string }>(
  env: Env,
): Promise<Env> {
  const { S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = env;
  const secrets = S3_SECRET_KEY.split(',');
  const pairs = S3_ACCESS_KEY.split(',').map((key, index) => ({
    ...env,
    S3_ACCESS_KEY: key,
    S3_SECRET_KEY: secrets[index] ?? '',
  }));
  for (const pair of pairs.length > 1 ? pairs : []) {
    const answer = s3Client(pair as NodeJS.ProcessEnv).listBuckets();
    const code = await answer.then(
      () => '',
      (error: { code?: string }) => error.code ?? '',
    );
    if (!REFUSED.includes(code)) return pair;
  }
  return pairs[0] ?? env;
}
