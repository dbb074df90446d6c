import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { prepareHome } from '../lib/home.ts';
import { cacheDir } from '../lib/paths.ts';
import { s3Client } from '../lib/s3-client.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { mongodb } from './mongodb.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';

const home = prepareHome(mkdtempSync(join(tmpdir(), 'concord-protected-')));
const supervisor = new Supervisor({ logs: join(home, 'logs') });
const context = { home, cache: cacheDir(), env: cleanEnvironment(), secrets: loadSecrets(home), supervisor };
after(async () => {
  await supervisor.stop(3000);
  rmSync(home, { recursive: true, force: true });
});

/** The address without its account, or with another password. */
function withAccount(address: string, password = ''): string {
  const url = new URL(address);
  url.password = password;
  if (!password) url.username = '';
  return url.href;
}

async function onMongo<T>(uri: string, ask: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3000 });
  return ask(client).finally(() => client.close());
}

async function onRedis(url: string, ...command: [string, ...string[]]): Promise<unknown> {
  const client = new Redis(url, { retryStrategy: () => null, enableReadyCheck: false, protocol: 2 });
  client.on('error', () => undefined);
  return client.call(...command).finally(() => client.disconnect());
}

/** No program gets a password by its arguments, which every account of the machine can read. */
function assertNoPasswordInArguments(): void {
  const { MONGODB_PASSWORD, REDIS_PASSWORD, S3_SECRET_KEY } = context.secrets;
  for (const { spec } of supervisor.running)
    for (const secret of [MONGODB_PASSWORD, REDIS_PASSWORD, S3_SECRET_KEY])
      assert.equal(spec.args.join(' ').includes(secret), false, spec.name);
}

describe('the stores of the launcher', () => {
  it('MongoDB lets in nobody without its password, and keeps data of before a password', async () => {
    const { env } = await mongodb(context);
    const uri = env.MONGODB_URI ?? '';
    const find = (client: MongoClient) =>
      client.db('test-protected').collection('notes').findOne({ text: 'kept' });
    await onMongo(uri, (client) =>
      client.db('test-protected').collection('notes').insertOne({ text: 'kept' }),
    );
    for (const wrong of [withAccount(uri), withAccount(uri, 'another')])
      await assert.rejects(onMongo(wrong, find), /[Aa]uth/);
    assertNoPasswordInArguments();
    await supervisor.end('mongodb');
    const secrets = { ...context.secrets, MONGODB_PASSWORD: 'of-a-later-release' };
    const later = (await mongodb({ ...context, secrets })).env.MONGODB_URI ?? '';
    assert.equal((await onMongo(later, find))?.text, 'kept');
    await assert.rejects(onMongo(withAccount(later, context.secrets.MONGODB_PASSWORD), find), /[Aa]uth/);
  });

  it('Redis lets in nobody without its password, and nobody to what could run programs', async () => {
    const url = (await redis(context)).env.REDIS_URL ?? '';
    assert.equal(await onRedis(url, 'SET', 'note', 'kept'), 'OK');
    await assert.rejects(onRedis(withAccount(url), 'GET', 'note'), /NOAUTH/);
    await assert.rejects(onRedis(withAccount(url, 'another'), 'GET', 'note'), /WRONGPASS|NOAUTH/);
    const refused: [string, ...string[]][] = [
      ['CONFIG', 'SET', 'dir', '/'],
      ['MODULE', 'LIST'],
      ['DEBUG', 'SLEEP', '0'],
      ['REPLICAOF', '127.0.0.1', '1'],
      ['ACL', 'LIST'],
      ['SAVE'],
      ['RESTORE', 'x', '0', 'x'],
    ];
    for (const command of refused)
      await assert.rejects(onRedis(url, ...command), /NOPERM|not allowed/, command.join(' '));
    assertNoPasswordInArguments();
    const file = join(home, 'data', 'redis.conf');
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(readFileSync(file, 'utf8').includes(context.secrets.REDIS_PASSWORD), false);
  });

  it('S3 takes no request without its keys', async () => {
    const { env } = await s3(context);
    const endpoint = env.S3_ENDPOINT ?? '';
    assert.equal(new URL(endpoint).hostname, '127.0.0.1');
    await s3Client(env).makeBucket('protected', 'us-east-1');
    await s3Client(env).putObject('protected', 'note', 'kept');
    for (const path of ['', '/protected', '/protected/note'])
      assert.ok([400, 403].includes((await fetch(endpoint + path)).status), path);
    const put = await fetch(`${endpoint}/protected/other`, { method: 'PUT', body: 'x' });
    assert.equal(put.status, 403);
    for (const wrong of [{ S3_SECRET_KEY: 'another' }, { S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }])
      await assert.rejects(s3Client({ ...env, ...wrong }).listBuckets());
    assertNoPasswordInArguments();
  });
});
