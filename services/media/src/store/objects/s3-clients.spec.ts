import type { Client } from 'minio';
import type { S3Env } from '../../env';
import { S3Clients } from './s3-clients';

const failed = (code: string) => Object.assign(new Error(code), { code });
const TWO = { S3_ACCESS_KEY: 'new,old', S3_SECRET_KEY: 'new-secret,old-secret' } as S3Env;
const clientsOf = (env: S3Env) =>
  new S3Clients(env, (accessKey, secretKey) => ({ accessKey, secretKey }) as unknown as Client);
const accessKeyOf = (client: Client) => (client as unknown as { accessKey: string }).accessKey;

describe('S3Clients', () => {
  it('uses the first pair, and another one when the store refuses it, also for what follows', async () => {
    const clients = clientsOf(TWO);
    let known = 'new';
    const used: string[] = [];
    const ask = () =>
      clients.run((client) => {
        used.push(accessKeyOf(client));
        return accessKeyOf(client) === known
          ? Promise.resolve('there')
          : Promise.reject(failed('InvalidAccessKeyId'));
      });
    await ask();
    known = 'old';
    await Promise.all([ask(), ask()]);
    await ask();
    expect(used).toEqual(['new', 'new', 'new', 'old', 'old', 'old']);
  });

  it('fails when no pair is known', async () => {
    const run = clientsOf(TWO).run(() => Promise.reject(failed('SignatureDoesNotMatch')));
    await expect(run).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('asks again while a store that answered just now starts again', async () => {
    let calls = 0;
    const run = clientsOf(TWO).run(() =>
      ++calls < 3 ? Promise.reject(failed('ECONNREFUSED')) : Promise.resolve(calls),
    );
    expect(await run).toBe(3);
  });

  it('does not ask again when the store is away for longer, or for another reason', async () => {
    const clients = clientsOf(TWO);
    jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: ['setTimeout'] });
    await expect(clients.run(() => Promise.reject(failed('ECONNREFUSED')))).rejects.toThrow('ECONNREFUSED');
    jest.useRealTimers();
    await expect(clients.run(() => Promise.reject(failed('SlowDown')))).rejects.toThrow('SlowDown');
  });

  it('refuses keys without their secrets', () => {
    expect(() => clientsOf({ S3_ACCESS_KEY: 'a,b', S3_SECRET_KEY: 'a' } as S3Env)).toThrow(
      'the same number of values',
    );
  });
});
