import { Client } from 'minio';

/** A client for the S3 store that these variables lead to. */
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
