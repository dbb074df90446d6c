import { Client } from 'minio';

/** A client for the S3 store that these variables lead to. */
export function s3Client({ S3_ENDPOINT = '', S3_ACCESS_KEY, S3_SECRET_KEY }: NodeJS.ProcessEnv): Client {
  const { hostname, port, protocol } = new URL(S3_ENDPOINT);
  const useSSL = protocol === 'https:';
  return new Client({
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: 'us-east-1',
    pathStyle: true,
  });
}
