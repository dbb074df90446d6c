import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TlsProxy } from '@concord/nest-platform/testing';
import { MediaHarness } from '../../testing/harness';
import { ObjectStore } from './object-store';

const DENIED =
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>';

/** An S3 whose account may neither make a bucket nor ask for its place, as an operator's policy allows. */
async function withoutBucketRights(endpoint: string) {
  const target = new URL(endpoint);
  const refused: string[] = [];
  const server = createServer((near, answer) => {
    const { pathname, searchParams } = new URL(near.url ?? '', endpoint);
    const isOfBucket = /^\/[^/]+\/?$/.test(pathname);
    if (isOfBucket && (near.method === 'PUT' || searchParams.has('location'))) {
      refused.push(`${near.method} ${near.url}`);
      answer.writeHead(403, { 'content-type': 'application/xml' }).end(DENIED);
      return;
    }
    const { hostname, port } = target;
    const options = { hostname, port, method: near.method, path: near.url, headers: near.headers };
    const far = request(options, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    });
    near.pipe(far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, refused, close };
}

describe('ObjectStore', () => {
  const media = MediaHarness.forSuite();
  const at = (S3_ENDPOINT: string, more = {}) => new ObjectStore({ ...media.env, S3_ENDPOINT, ...more });

  async function works(store: ObjectStore): Promise<void> {
    await store.check();
    await store.put('a', Buffer.from('bytes'), 'text/plain');
    expect(String(await store.bytes('a'))).toBe('bytes');
    expect((await store.list('', 10)).map(({ key }) => key)).toContain('a');
    await store.remove('a');
    expect(await store.bytes('a')).toBeUndefined();
    store.close();
  }

  it('works behind TLS', async () => {
    TlsProxy.trust();
    const proxy = await TlsProxy.to(media.env.S3_ENDPOINT);
    await works(at(`https://localhost:${proxy.port}`));
    expect(proxy.accepted).toBeGreaterThan(0);
    await proxy.close();
  });

  it('uses a bucket that is there without the right to make one, and says so when it is not', async () => {
    const s3 = await withoutBucketRights(media.env.S3_ENDPOINT);
    await works(at(s3.endpoint));
    expect(s3.refused).toEqual([]);
    const missing = at(s3.endpoint, { S3_BUCKET_PREFIX: `${media.env.S3_BUCKET_PREFIX}-none` });
    await expect(missing.check()).rejects.toMatchObject({ statusCode: 503, cause: { code: 'AccessDenied' } });
    missing.close();
    await s3.close();
  });
});
