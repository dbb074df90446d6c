import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { Repository } from '../backup/repository.ts';
import { cleanEnvironment } from '../lib/clean-environment.ts';
import { prepareHome } from '../lib/home.ts';
import { cacheDir } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { loadSecrets } from '../lib/secrets.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { redis } from '../stores/redis.ts';
import { addKey, removeOtherKeys } from './copy-keys.ts';
import { addUser, removeUser } from './database-users.ts';
import { addPassword, keepPassword } from './redis-passwords.ts';

const folder = mkdtempSync(join(tmpdir(), 'concord-rotation-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const answers = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );

describe('users of MongoDB', () => {
  const uri = process.env.MONGODB_URI ?? '';
  const as = (user: string, password: string) => {
    const url = new URL(uri);
    url.username = user;
    url.password = password;
    return url.href;
  };
  const signsIn = (user: string, password: string) => {
    const client = new MongoClient(as(user, password), { serverSelectionTimeoutMS: 3000 });
    return answers(client.db('admin').collection('x').findOne()).finally(() => client.close());
  };

  it('is one more, with a password that may change, and then one less', async () => {
    await addUser(uri, 'next', 'one');
    assert.equal(await signsIn('next', 'one'), true);
    await addUser(uri, 'next', 'other');
    assert.deepEqual([await signsIn('next', 'one'), await signsIn('next', 'other')], [false, true]);
    await removeUser(uri, 'next');
    await removeUser(uri, 'next');
    assert.equal(await signsIn('next', 'other'), false);
  });
});

describe('passwords of Redis', () => {
  const home = prepareHome(join(folder, 'home'));
  const supervisor = new Supervisor({ logs: join(home, 'logs') });
  let port = 0;
  const url = (password: string) => `redis://:${password}@127.0.0.1:${port}/0`;
  const signsIn = (password: string) => {
    const client = new Redis(url(password), { retryStrategy: () => null, enableReadyCheck: false });
    client.on('error', () => undefined);
    return answers(client.get('x')).finally(() => client.disconnect());
  };
  const startServer = async (command: string, env?: NodeJS.ProcessEnv) => {
    const settings = `port ${port}\nbind 127.0.0.1\ndir "${folder}"\naclfile ${join(folder, 'users.acl')}\nsave ""\n`;
    writeFileSync(join(folder, 'redis.conf'), settings);
    const args = [join(folder, 'redis.conf')];
    await supervisor.start({ name: 'own', command, args, env, quiet: true }, () => signsIn('third'));
  };

  before(async () => {
    const context = {
      home,
      cache: cacheDir(),
      env: cleanEnvironment(),
      secrets: loadSecrets(home),
      supervisor,
    };
    await redis(context);
    port = await freePort();
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    writeFileSync(
      join(folder, 'users.acl'),
      `user default on ~* &* +@all #${hash('first')} #${hash('third')}\n`,
    );
    const spec = supervisor.running.find(({ spec }) => spec.name === 'redis')?.spec;
    await startServer(spec?.command ?? '', spec?.env);
  });
  after(() => supervisor.stop(3000));

  it('are two for a while, then one, also for a server that reads its file again', async () => {
    await addPassword(url('first'), 'second');
    assert.deepEqual([await signsIn('first'), await signsIn('second')], [true, true]);
    const open = new Redis(url('first'));
    await open.set('x', '1');
    await keepPassword(url('second'), 'second');
    await keepPassword(url('second'), 'second');
    assert.deepEqual([await signsIn('first'), await signsIn('second')], [false, true]);
    // Open connections stay.
    assert.equal(await open.get('x'), '1');
    open.disconnect();
    const reading = new Redis(url('second'));
    await reading.acl('LOAD');
    reading.disconnect();
    assert.deepEqual([await signsIn('first'), await signsIn('second')], [false, true]);
  });
});

describe('keys of copies', () => {
  const path = process.env.PATH;
  const env = {
    BACKUP_TARGET: join(folder, 'copies'),
    BACKUP_FOLDER: folder,
    BACKUP_PASSWORD: 'the first password',
    BACKUP_S3_ACCESS_KEY: '',
    BACKUP_S3_SECRET_KEY: '',
  };
  const next = { ...env, BACKUP_PASSWORD: 'the second password' };
  before(() => {
    process.env.PATH = [join(import.meta.dirname, '../backup/testing'), path].join(delimiter);
  });
  after(() => {
    process.env.PATH = path;
  });

  it('are two for a while, then one', async () => {
    const opens = (with_: typeof env) => new Repository(with_).isOpenedBy();
    await addKey(env, next.BACKUP_PASSWORD);
    await addKey(env, next.BACKUP_PASSWORD);
    assert.deepEqual([await opens(env), await opens(next)], [true, true]);
    await removeOtherKeys(next);
    assert.deepEqual([await opens(env), await opens(next)], [false, true]);
  });
});
