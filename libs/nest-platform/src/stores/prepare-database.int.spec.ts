import { type Connection, createConnection, Schema } from 'mongoose';
import { pathsOf, TestEnvironment, watchCommands } from '../testing';
import { platformRecords } from './platform-records';
import { indexesOf } from './index-definitions';
import { prepareIndexes } from './prepare-collection';
import {
  type DatabaseDefinition,
  prepareConnection,
  prepareDatabase,
  waitUntilPrepared,
} from './prepare-database';

const newSchema = () => new Schema({ email: String, at: Date }, { collection: 'people' });
const DAY = 24 * 3600;

describe('the preparation of a database', () => {
  const test = new TestEnvironment();
  let connection: Connection;
  const define = (schema: Schema, more: Partial<DatabaseDefinition<unknown>> = {}) => ({
    service: 'media' as const,
    schemas: [schema],
    ...more,
  });
  const indexes = async (): Promise<Record<string, { key?: object; unique?: boolean }>> => {
    const listed = await connection.collection('people').indexes();
    return Object.fromEntries(
      listed.filter(({ name }) => name !== '_id_').map(({ v: _v, name, ...rest }) => [name, rest]),
    );
  };
  const older = newSchema()
    .index({ email: 1 })
    .index({ at: 1 }, { expireAfterSeconds: DAY })
    .index({ at: -1 });
  const newer = newSchema()
    .index({ email: 1 }, { unique: true })
    .index({ at: 1 }, { expireAfterSeconds: 2 * DAY })
    .index({ at: -1, _id: -1 });
  const retiredIndexes = { people: ['at_-1'] };

  beforeAll(async () => {
    connection = await test.database('media');
  });
  afterAll(() => test.close('media'));

  it('sends no null and nothing undefined, and one command for the indexes of a collection', async () => {
    const sent = watchCommands(connection);
    await prepareConnection(connection, define(older), {});
    const making = sent.filter((command) => 'create' in command || 'createIndexes' in command);
    expect(making.map(({ createIndexes, create }) => createIndexes ?? create)).toEqual([
      'platform',
      'people',
    ]);
    expect(pathsOf(making, (value) => value === null || value === undefined)).toEqual([]);
    expect(Object.keys(await indexes()).sort()).toEqual(['at_-1', 'at_1', 'email_1']);
  });

  it('applies changed definitions, drops retired indexes and keeps others', async () => {
    await connection.collection('people').createIndex({ other: 1 });
    await prepareConnection(connection, define(newer, { retiredIndexes }), {});
    const found = await indexes();
    const unique = Object.values(found).find(({ key }) => JSON.stringify(key) === '{"email":1}');
    expect(unique).toMatchObject({ unique: true });
    expect(found).toMatchObject({ at_1: { expireAfterSeconds: 2 * DAY }, other_1: {} });
    expect(found).toHaveProperty(['at_-1__id_-1']);
    expect(found).not.toHaveProperty(['at_-1']);
    expect(Object.keys(found)).toHaveLength(4);
  });

  it('makes unique indexes plain where only _id can be unique, and unique again', async () => {
    const { db } = connection;
    if (!db) throw new Error('The connection has no database');
    const isUnique = async () =>
      Object.values(await indexes()).some(
        ({ key, unique }) => unique && JSON.stringify(key) === '{"email":1}',
      );
    const before = Object.keys(await indexes()).length;
    await prepareIndexes(db, 'people', indexesOf(newer), { isUniqueById: true });
    expect([await isUnique(), Object.keys(await indexes()).length]).toEqual([false, before]);
    await prepareIndexes(db, 'people', indexesOf(newer));
    expect([await isUnique(), Object.keys(await indexes()).length]).toEqual([true, before]);
  });

  it('changes nothing when it is repeated, and goes back to an older definition', async () => {
    const before = await indexes();
    const sent = watchCommands(connection);
    await prepareConnection(connection, define(newer, { retiredIndexes }), {});
    const names = sent.flatMap((command) => Object.keys(command)[0] ?? []);
    expect(names).not.toContain('createIndexes');
    expect(names).not.toContain('dropIndexes');
    expect(await indexes()).toEqual(before);
    await prepareConnection(connection, define(older), {});
    expect(Object.values(await indexes())).toContainEqual({ key: { email: 1 } });
  });

  it('is done once at a time, also by several processes, and lets the waiting ones in', async () => {
    let running = 0;
    let most = 0;
    const steps = {
      'one at a time': async () => {
        running += 1;
        most = Math.max(most, running);
        await connection.collection('people').findOne({});
        running -= 1;
      },
    };
    const definition = define(newer, { steps });
    const waiting = waitUntilPrepared(connection, definition);
    const env = { MONGODB_URI: '', MONGODB_DB_PREFIX: '', ...test.variables, LIST_READER: test.listReader };
    await Promise.all([1, 2, 3].map(() => prepareDatabase(definition, env)));
    await waiting;
    expect(most).toBe(1);
  });

  it('does not count when a step fails', async () => {
    const steps = { fails: () => Promise.reject(new Error('no')) };
    const definition = define(newer, { steps });
    await expect(prepareConnection(connection, definition, {})).rejects.toThrow('no');
    await expect(waitUntilPrepared(connection, definition, 0)).rejects.toThrow('dist/prepare.js');
    expect(await platformRecords(connection).findOne({ _id: 'prepare-lease' })).toMatchObject({
      until: new Date(0),
    });
  });

  it('tells what went wrong, not that the lease could not be given back after it', async () => {
    const options = { dbName: connection.name };
    const lost = await createConnection(test.variables.MONGODB_URI ?? '', options).asPromise();
    const steps = {
      loses: async () => {
        await lost.close();
        throw new Error('the step failed');
      },
    };
    await expect(prepareConnection(lost, define(newer, { steps }), {})).rejects.toThrow('the step failed');
    await platformRecords(connection).deleteOne({ _id: 'prepare-lease' });
  });

  it('refuses a process with a model that it does not know', async () => {
    const model = connection.model('Stranger', new Schema({}, { collection: 'strangers' }));
    await expect(waitUntilPrepared(connection, define(newer))).rejects.toThrow('Stranger');
    connection.deleteModel(model.modelName);
  });
});
