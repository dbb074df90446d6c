import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ObjectId } from 'mongodb';
import { Stores } from '../checks/consistency/stores.ts';
import { Database } from './database.ts';
import { backupEnv } from './env.ts';
import { makeBackup } from './make.ts';
import { RefusedRestoreError } from './refused-restore.ts';
import { restoreBackup } from './restore.ts';

const PREFIX = 'test-backup';
const NOBODY = 'http://127.0.0.1:9';
const PROGRAMS = join(import.meta.dirname, 'testing');

// The programs themselves are in the image; `npm run drill:compose` uses them.
describe('copies of the stores', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concord-backup-'));
  const path = process.env.PATH;
  const env = backupEnv.parse({
    ...process.env,
    MONGODB_DB_PREFIX: PREFIX,
    S3_BUCKET_PREFIX: PREFIX,
    REDIS_PREFIX: `${PREFIX}-`,
    BACKUP_TARGET: join(folder, 'copies'),
    BACKUP_FOLDER: join(folder, 'work'),
    BACKUP_PASSWORD: 'nobody guesses this',
    STUDENTS_URL: NOBODY,
    SERVICE_SECRET: 'secret',
  });
  const stores = new Stores({ ...env });
  const database = new Database(env.MONGODB_URI, PREFIX);
  const serials = stores.students.collection('serials');
  const serial = (text: string) => ({
    _id: new ObjectId(),
    serial: text,
    purpose: 'registration',
    state: 'valid',
  });
  const stored = async () => (await serials.find().toArray()).map((each) => String(each.serial)).sort();
  const put = (key: string, text: string) => stores.s3.putObject(stores.bucket, key, text);
  const picture = async (key: string, text: string) => {
    await put(key, text);
    const owner = String(new ObjectId());
    await stores.media
      .collection('files')
      .insertOne({ public_id: key, owner, kind: 'gallery', createdAt: new Date() });
  };
  const restore = (replace?: string, copy = 'latest') => restoreBackup(env, { copy, replace });
  const clear = async () => {
    for (const db of [stores.students, stores.media, stores.exams]) await db.dropDatabase();
    await database.setProgress(undefined);
    if (await stores.s3.bucketExists(stores.bucket))
      await stores.s3.removeObjects(stores.bucket, await stores.objects());
  };

  before(async () => {
    process.env.PATH = [PROGRAMS, path].join(delimiter);
    if (!(await stores.s3.bucketExists(stores.bucket))) await stores.s3.makeBucket(stores.bucket);
  });
  beforeEach(async () => {
    await clear();
    await serials.insertMany([serial('AAAA'), serial('BBBB')]);
    await picture('pictures/one', 'a picture');
  });
  after(async () => {
    process.env.PATH = path;
    await clear();
    await database.close();
    await stores.close();
    rmSync(folder, { recursive: true });
  });

  it('hold the database and the files, and are put into empty stores', async () => {
    const { manifest } = await makeBackup(env);
    assert.deepEqual(manifest.documents, { [`${PREFIX}-students.serials`]: 2, [`${PREFIX}-media.files`]: 1 });
    assert.deepEqual(
      manifest.files.map(({ key, size }) => [key, size]),
      [['pictures/one', 9]],
    );
    await clear();
    assert.equal(await restore(), true);
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
    assert.deepEqual(await stores.objects(), ['pictures/one']);
    assert.equal(await database.progress(), undefined);
  });

  it('replace what stores hold only when its name is typed, in whole', async () => {
    await makeBackup(env);
    await serials.insertOne(serial('LATER'));
    await put('later', 'not in the copy');
    await stores.exams.collection('attempts').insertOne({ _id: new ObjectId() });
    for (const name of [undefined, 'concord'])
      await assert.rejects(restore(name), (error: Error) => {
        assert.ok(error instanceof RefusedRestoreError);
        assert.match(error.message, /Nothing was changed/);
        return true;
      });
    assert.deepEqual(await stored(), ['AAAA', 'BBBB', 'LATER']);
    assert.equal(await restore(PREFIX), true);
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
    assert.deepEqual(await stores.objects(), ['pictures/one']);
    assert.equal(await stores.exams.collection('attempts').countDocuments(), 0);
  });

  it('are restored also where Redis is reached by Sentinel or is a cluster', async () => {
    await makeBackup(env);
    for (const REDIS_URL of ['redis+sentinel://127.0.0.1:9/main/0', 'redis+cluster://127.0.0.1:9'])
      assert.equal(await restoreBackup({ ...env, REDIS_URL }, { copy: 'latest', replace: PREFIX }), true);
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
  });

  it('are not restored beside a product that runs', async () => {
    await makeBackup(env);
    const server: Server = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) =>
      server.once('listening', () => resolve(server.address() as AddressInfo)),
    );
    const running = { ...env, STUDENTS_URL: `http://127.0.0.1:${port}` };
    await assert.rejects(restoreBackup(running, { copy: 'latest', replace: PREFIX }), /Concord runs/);
    server.closeAllConnections();
    server.close();
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
  });

  it('are refused when a part of them is missing, before anything is touched', async () => {
    const { copy } = await makeBackup(env);
    const place = join(env.BACKUP_TARGET, copy, env.BACKUP_FOLDER, 'copy');
    rmSync(join(place, 'files', 'pictures%2Fone'));
    await assert.rejects(restore(PREFIX), /incomplete:\npictures\/one is missing\nNothing was changed/);
    rmSync(join(place, 'manifest.json'));
    await assert.rejects(restore(PREFIX), /has no manifest/);
    await assert.rejects(restore(PREFIX, 'unknown'), /There is no backup unknown/);
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
  });

  it('go on after a restore was killed, in the database or in the files', async () => {
    const { copy } = await makeBackup(env);
    await stores.students.dropDatabase();
    await database.setProgress({ copy, isDatabaseDone: false });
    assert.equal(await restore(), true);
    assert.deepEqual(await stored(), ['AAAA', 'BBBB']);
    await stores.s3.removeObjects(stores.bucket, ['pictures/one']);
    await serials.insertOne(serial('KEPT: the database was done'));
    await database.setProgress({ copy, isDatabaseDone: true });
    assert.equal(await restore(), true);
    assert.equal(await serials.countDocuments(), 3);
    assert.deepEqual(await stores.objects(), ['pictures/one']);
  });

  it('are not made of stores that hold a part of a copy', async () => {
    const { copy } = await makeBackup(env);
    await database.setProgress({ copy, isDatabaseDone: false });
    await assert.rejects(makeBackup(env), /A restore is not finished/);
  });

  it('are not whole when fewer documents arrive than the copy has', async () => {
    const { copy } = await makeBackup(env);
    const dump = join(env.BACKUP_TARGET, copy, env.BACKUP_FOLDER, 'copy', 'database');
    rmSync(join(dump, `${PREFIX}-students`, 'serials.json'));
    await assert.rejects(restore(PREFIX), /serials: 2 documents in the backup, 0 restored/);
    assert.deepEqual(await database.progress(), { copy, isDatabaseDone: false });
  });

  it('are read with their own password alone', async () => {
    await makeBackup(env);
    await assert.rejects(
      restoreBackup({ ...env, BACKUP_PASSWORD: 'another password' }, { copy: 'latest', replace: PREFIX }),
      /wrong password/,
    );
    assert.ok(existsSync(env.BACKUP_TARGET));
  });
});
