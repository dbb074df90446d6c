import http from 'node:http';
import https from 'node:https';
import { loadEnv } from '@concord/contracts/environment';
import { s3Env } from '../../env';
import { ObjectStore } from './object-store';

/** Address of a store's first request, for these variables. */
async function requestOf(variables: Record<string, string>) {
  const seen: https.RequestOptions[] = [];
  for (const library of [http, https])
    jest.spyOn(library, 'request').mockImplementation(((options: https.RequestOptions) => {
      seen.push(options);
      throw new Error('not sent');
    }) as never);
  const store = new ObjectStore(
    loadEnv(s3Env, { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret', ...variables }),
  );
  await store.bytes('x').catch(() => undefined);
  store.close();
  jest.restoreAllMocks();
  const [{ protocol, host, port, path, headers } = {} as https.RequestOptions] = seen;
  const { host: hostHeader, authorization } = headers as Record<string, string>;
  const region = /Credential=key\/\d+\/([^/]+)\//.exec(authorization ?? '')?.[1];
  return { protocol, host, port: Number(port), path, hostHeader, region };
}

describe('ObjectStore', () => {
  it.each([
    ['http://s3.example', 'http:', 80, 's3.example'],
    ['http://s3.example:9000', 'http:', 9000, 's3.example:9000'],
    ['https://s3.example', 'https:', 443, 's3.example'],
    ['https://s3.example:9443/', 'https:', 9443, 's3.example:9443'],
  ])('reaches %s, with the bucket in the path', async (S3_ENDPOINT, protocol, port, hostHeader) => {
    const common = { host: 's3.example', path: '/concord-media/x', region: 'us-east-1' };
    expect(await requestOf({ S3_ENDPOINT })).toEqual({ ...common, protocol, port, hostHeader });
  });

  it('puts the bucket before the host, and signs for another region', async () => {
    const variables = { S3_ENDPOINT: 'https://s3.example', S3_PATH_STYLE: 'off', S3_REGION: 'eu-west-2' };
    expect(await requestOf(variables)).toMatchObject({
      host: 'concord-media.s3.example',
      hostHeader: 'concord-media.s3.example',
      path: '/x',
      region: 'eu-west-2',
    });
  });
});
