import { type Connection, Schema } from 'mongoose';
import { TestEnvironment } from '../testing';
import { IncompatibleReleaseError, notePresence, PRESENCE_MS, raiseLevel } from './compatibility';
import { platformRecords } from './platform-records';
import { prepareConnection, waitUntilPrepared } from './prepare-database';

const definition = {
  service: 'media' as const,
  schemas: [new Schema({ name: String }, { collection: 'things' })],
};

describe('the compatibility level of a database', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  const records = () => platformRecords(connection);
  const prepare = (level: number) => prepareConnection(connection, definition, {}, level);
  const start = (level: number) => waitUntilPrepared(connection, definition, 0, level);
  const raise = (level: number) => raiseLevel(records(), 'media', level, false, 0);
  const stored = async () => (await records().findOne({ _id: 'level' }))?.level;
  /** Makes the recorded processes look ended. */
  const endProcesses = () =>
    records().updateMany(
      { process: { $exists: true } },
      { $set: { seenAt: new Date(Date.now() - PRESENCE_MS) } },
    );

  beforeAll(async () => {
    connection = await test.database('media');
  });
  beforeEach(async () => {
    await connection.collection('things').drop();
    await records().deleteMany({});
  });
  afterAll(() => test.close('media'));

  it('is that of the release that prepares it first', async () => {
    await prepare(7);
    expect(await stored()).toBe(7);
    await start(7);
  });

  it('is the first one where a release without levels prepared it', async () => {
    await connection.createCollection('things');
    await expect(prepare(3)).rejects.toThrow('upgrade to a release of level 2 first');
    await prepare(1);
    expect(await stored()).toBe(1);
  });

  it('lets no process of an older release start, and no older release prepare', async () => {
    await prepare(2);
    const older = 'of compatibility level 2, this release is of level 1: start the newer release';
    await expect(start(1)).rejects.toBeInstanceOf(IncompatibleReleaseError);
    await expect(start(1)).rejects.toThrow(older);
    await expect(prepare(1)).rejects.toThrow(older);
    await expect(notePresence(connection, 'media', 'media', 1)).rejects.toThrow(older);
    expect(await stored()).toBe(2);
  });

  it('lets a newer release start only when that one has prepared it', async () => {
    await prepare(1);
    await expect(start(2)).rejects.toThrow('dist/prepare.js');
    await prepare(2);
    await start(2);
  });

  it('is raised by one level at a time', async () => {
    await prepare(1);
    await expect(prepare(3)).rejects.toThrow('upgrade to a release of level 2 first');
    await prepare(2);
    await prepare(3);
    expect(await stored()).toBe(3);
  });

  it('is not raised while a process of the previous version runs', async () => {
    await prepare(1);
    const end = await notePresence(connection, 'media', 'media-worker', 1);
    await expect(raise(2)).rejects.toThrow('media-worker of compatibility level 1 still runs');
    expect(await stored()).toBe(1);
    await raise(1);
    await end();
    await endProcesses();
    await raise(2);
    expect(await stored()).toBe(2);
  });

  it('waits for processes of the previous version', async () => {
    await prepare(1);
    await (
      await notePresence(connection, 'media', 'media', 1)
    )();
    const preparing = prepare(2);
    await endProcesses();
    await preparing;
    expect(await stored()).toBe(2);
  });

  it('forgets processes that ended long ago', async () => {
    await prepare(1);
    await records().insertOne({ _id: 'process-gone', process: 'media', level: 1, seenAt: new Date(0) });
    await (
      await notePresence(connection, 'media', 'media', 1)
    )();
    expect(await records().findOne({ _id: 'process-gone' })).toBeNull();
  });
});
